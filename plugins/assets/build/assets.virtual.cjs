// Placeholder: its loader inserts the files that the query selects.
