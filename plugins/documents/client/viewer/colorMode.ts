function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Shows the page in the color mode that readers chose for the site; dark by default.
 *
 * @param key the storage key of the site's theme, which ends with the namespace of the site
 */
export function showColorMode(key: string): void {
  const choice = readChoice(key);
  const isLight =
    choice === 'light' ||
    (choice === 'system' &&
      matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark';
}
