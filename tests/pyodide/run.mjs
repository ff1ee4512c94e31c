// node run.mjs FOLDER CODE: run Python code on Pyodide, with FOLDER mounted to import from.
// What the code prints goes to standard output, and nothing else does.
import { loadPyodide } from "pyodide";

const [folder, code] = process.argv.slice(2);
const python = await loadPyodide({
  stdout: (line) => process.stdout.write(line + "\n"),
  stderr: (line) => process.stderr.write(line + "\n"),
});
python.mountNodeFS("/installed", folder);
try {
  // at the end: what Pyodide brings itself comes first
  await python.runPythonAsync("import sys; sys.dont_write_bytecode = True; sys.path.append('/installed')");
  await python.runPythonAsync(code);
} catch (error) {
  process.stderr.write(String(error) + "\n");
  process.exitCode = 1;
}
