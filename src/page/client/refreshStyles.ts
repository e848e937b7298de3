import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Messages that the bundler's client sends once it has compiled files. */
const COMPILED: ReadonlySet<unknown> = new Set([
  'webpackOk',
  'webpackWarnings',
]);

/** The style sheets as last loaded, by path. */
const known = new Map<string, string>();

/** Loads a style sheet again if it has changed; the old one stays until the new one applies. */
async function refresh(link: HTMLLinkElement): Promise<void> {
  const {origin, pathname} = new URL(link.href);
  if (origin !== window.location.origin) {
    return;
  }
  const text = await (await fetch(pathname, {cache: 'no-store'})).text();
  if (known.get(pathname) === text || !link.isConnected) {
    return;
  }
  known.set(pathname, text);
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = `${pathname}?${performance.now()}`;
  next.onload = () => {
    link.remove();
  };
  link.after(next);
}

/**
 * Shows the styles of pages that are compiled on opening. The bundler adds them to a style sheet
 * that the browser has already loaded. plugins/development includes this module.
 */
function onMessage({source, data}: MessageEvent<unknown>): void {
  const {type} = (data ?? {}) as {readonly type?: unknown};
  if (source === window && COMPILED.has(type)) {
    document
      .querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]')
      .forEach((link) => {
        void refresh(link);
      });
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('message', onMessage);
}
