// Placeholder for the files that a page shows; its loader inserts those in the query.
