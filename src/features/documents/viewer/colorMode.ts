/** The storage key of the site's theme. */
const KEY = 'theme';

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function show(): void {
  const choice = chosen();
  const light =
    choice === 'light' ||
    (choice === 'system' &&
      matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset['theme'] = light ? 'light' : 'dark';
}

/** Follows the color mode of the site, including changes by the embedding page. */
export function followColorMode(): void {
  show();
  window.addEventListener('storage', show);
}
