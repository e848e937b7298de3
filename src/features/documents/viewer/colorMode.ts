/** Under which name the theme of the site keeps light, dark or auto. */
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

/** Light or dark as on the site, also when that changes in the page around this one. */
export function followColorMode(): void {
  show();
  window.addEventListener('storage', show);
}
