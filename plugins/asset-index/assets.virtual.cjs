// A placeholder: the loader replaces it with the files that the query selects.
