/** Decodes percent escapes; malformed text is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Escapes the percent signs of a path with malformed escapes, so that it decodes to the typed text. */
export function mendPath(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
