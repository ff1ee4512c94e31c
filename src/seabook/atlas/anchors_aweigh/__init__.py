"""The economy of Anchors Aweigh! as a graph, and what is best to do with a ship."""
