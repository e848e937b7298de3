// Stands for the files that a page shows: its loader puts those in place that the query asks for.
