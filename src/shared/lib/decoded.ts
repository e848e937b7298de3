/** Reads percent escapes; text with malformed ones is taken as it is written. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Makes a path whose percent escapes say nothing one that says what is written in it. */
export function mendPath(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
