function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function show(key: string): void {
  const choice = readChoice(key);
  const light =
    choice === 'light' ||
    (choice === 'system' &&
      matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset['theme'] = light ? 'light' : 'dark';
}

/**
 * Follows the color mode of the site, including changes by the embedding page.
 *
 * @param key the storage key of the site's theme, which ends with the namespace of the site
 */
export function followColorMode(key: string): void {
  show(key);
  window.addEventListener('storage', () => {
    show(key);
  });
}
