"""One form for all that is typed alike: width, case, traditional and simplified characters."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# Each traditional character of our own words beside its simplified form. What is typed is only ever
# compared with those words, so that no dictionary of the whole script is needed.
_PAIRS = """
丟丢 並并 亞亚 佔占 來来 侶侣 係系 倉仓 個个 們们 倫伦 備备 傳传 價价 償偿 優优 內内 兩两 別别 則则
剛刚 劃划 劇剧 劍剑 動动 務务 勝胜 勞劳 勢势 勳勋 勵励 勻匀 區区 卻却 厲厉 員员 問问 啟启 單单 嗎吗
嚴严 國国 圍围 圓圆 圖图 團团 執执 報报 場场 塊块 墊垫 壓压 夠够 夾夹 奧奥 奪夺 奮奋 學学 實实 寧宁
寫写 寶宝 專专 對对 屬属 師师 帳帐 帶带 幣币 幫帮 幹干 幾几 庫库 廠厂 廢废 廣广 張张 強强 後后 徑径
從从 復复 態态 憑凭 憶忆 應应 懶懒 懸悬 戰战 戲戏 捨舍 掃扫 掛挂 換换 損损 搶抢 撿捡 擁拥 擇择 擊击
擋挡 據据 擠挤 擬拟 擲掷 擴扩 擺摆 攤摊 敗败 敵敌 數数 斷断 於于 時时 暫暂 曉晓 書书 會会 東东 條条
棄弃 棟栋 業业 榮荣 構构 樂乐 標标 樣样 橋桥 機机 檔档 檢检 檻槛 欄栏 權权 歐欧 歷历 歸归 氣气 決决
沒没 洶汹 淨净 減减 測测 湊凑 湧涌 準准 滾滚 滿满 濟济 灣湾 為为 無无 煩烦 營营 爭争 爾尔 犧牺 狀状
獎奖 獨独 獲获 現现 環环 產产 畢毕 畫画 當当 疊叠 發发 盜盗 盡尽 盤盘 砲炮 確确 碼码 磚砖 礙碍 種种
稱称 積积 穫获 競竞 筆笔 節节 範范 築筑 籤签 紀纪 約约 紅红 紋纹 納纳 紐纽 純纯 級级 細细 紹绍 終终
組组 結结 絕绝 給给 絨绒 經经 綠绿 維维 網网 緊紧 線线 編编 總总 繞绕 繩绳 繼继 續续 罰罚 羅罗 義义
聖圣 聲声 腦脑 腳脚 臨临 臺台 與与 興兴 舉举 舊旧 艦舰 茲兹 萬万 蓋盖 薩萨 藍蓝 蘇苏 蘭兰 處处 號号
衝冲 裏里 補补 裝装 裡里 製制 複复 見见 規规 視视 觀观 訂订 計计 訊讯 討讨 記记 設设 許许 詞词 試试
話话 該该 認认 語语 誤误 說说 誰谁 課课 調调 談谈 請请 論论 諾诺 謎谜 講讲 議议 讀读 變变 讓让 負负
財财 貨货 責责 貴贵 買买 費费 貼贴 貿贸 資资 賒赊 賞赏 賣卖 賴赖 賺赚 購购 賽赛 贏赢 趕赶 軌轨 軍军
軸轴 較较 載载 輪轮 輸输 轉转 辦办 辭辞 這这 連连 進进 遊游 運运 過过 達达 違违 遠远 適适 選选 還还
邊边 鄰邻 針针 銀银 錄录 錢钱 錯错 鎊镑 鎖锁 鎮镇 鏟铲 鏡镜 鐐镣 鐘钟 鑽钻 長长 門门 開开 閒闲 間间
關关 陸陆 隊队 階阶 際际 隨随 險险 隱隐 隸隶 隻只 雖虽 雙双 離离 電电 響响 頂顶 項项 順顺 須须 預预
頓顿 領领 頭头 顆颗 題题 額额 顏颜 願愿 類类 顯显 風风 飾饰 餘余 館馆 馬马 騰腾 驗验 驟骤 體体 鬆松
鬥斗 鵡鹉 鸚鹦 麼么 黃黄 點点 齊齐 亂乱 傷伤 儲储 塗涂 壇坛 壞坏 夢梦 將将 屍尸 島岛 廁厕 彈弹 懲惩
搗捣 撈捞 撲扑 極极 樹树 歡欢 歲岁 殭僵 殺杀 漲涨 潛潜 燈灯 獄狱 療疗 監监 礦矿 稅税 穩稳 窮穷 窯窑
竅窍 籌筹 糧粮 紙纸 統统 罷罢 聯联 艙舱 華华 薦荐 藥药 虧亏 術术 覺觉 訣诀 評评 誌志 諜谍 譯译 護护
豬猪 貸贷 賠赔 賦赋 蹟迹 車车 轟轰 農农 週周 釣钓 銅铜 銬铐 鋪铺 錦锦 錨锚 鐵铁 閃闪 陣阵 陽阳 難难
雲云 靈灵 頌颂 颱台 飛飞 飢饥 養养 餵喂 騎骑 魚鱼 鯨鲸 鳥鸟 麥麦 龍龙 飲饮 縮缩 謝谢 喚唤 寵宠 幟帜
渦涡 爐炉 獵猎 獻献 簡简 絲丝 綢绸 翹翘 聰聪 葉叶 賂赂 賄贿 質质 賭赌 贈赠 遲迟 鄭郑 鍵键 靜静 頁页
颶飓 餓饿 鯊鲨
"""
_SIMPLER = str.maketrans({pair[0]: pair[1] for pair in _PAIRS.split()})
# Small English words that people leave out or change: load onto space a1, load on a1.
_SMALL = {"a", "an", "the", "on", "onto", "to", "into", "at", "in", "of"}
_PARTS = re.compile(r"[a-z]+|[^\W_a-z]+")


def plain(text: str) -> str:
    """A text as it is compared: neither width, case, script, spaces, marks, small words nor plurals
    count.

    >>> plain("Build the Shipyards!") == plain("ｂｕｉｌｄ a shipyard")
    True
    >>> plain("紅：攻占") == plain("红: 攻佔")
    True
    """
    return "".join(map(_single, words(text)))


def words(text: str) -> list[str]:
    """The words of a text in lower case, without the small ones; Chinese stays together."""
    return [part for part in _PARTS.findall(folded(text)) if part not in _SMALL]


def folded(text: str) -> str:
    """A text in one width, case and script, with its spaces and marks."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_SIMPLER)


@lru_cache(maxsize=4096)
def _single(word: str) -> str:
    """An English word without the ending of its plural."""
    if len(word) > 3 and word.isascii() and word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word
