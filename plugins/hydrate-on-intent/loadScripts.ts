/** The way to the scripts of the application. */
export type Scripts = {
  /** Asks for them, once. */
  readonly load: () => void;
  /** Looks after scripts that do not come, until the signal. */
  readonly lookAfter: (waits: () => boolean, signal: AbortSignal) => void;
};

/** Adds the scripts that the page names, in their order. */
function addScripts(): void {
  const names = document.querySelectorAll<HTMLMetaElement>('meta[name=script]');
  for (const {content} of names) {
    const script = document.createElement('script');
    script.async = false;
    script.src = content;
    document.head.append(script);
  }
}

/** Applies the whole stylesheet, which was prefetched; resolves when it has loaded or failed. */
function applyStylesheet(): Promise<unknown> | null {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=prefetch]');
  return (
    sheet &&
    new Promise((resolve) => {
      sheet.onload = sheet.onerror = resolve;
      sheet.rel = 'stylesheet';
    })
  );
}

/** Reloads the page if its host answers, for instance after a deployment has removed old scripts. */
function reopen(waits: () => boolean): void {
  fetch('', {cache: 'no-store'}).then(
    ({ok}) => {
      if (ok && waits()) {
        location.reload();
      }
    },
    () => undefined,
  );
}

/**
 * Loads the scripts of the application as soon as all of the page is there. Where some do
 * not come, it asks for them again at the next call, and by itself where readers wait.
 */
export function loadScripts(): Scripts {
  const ready = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', resolve);
  });
  let asked = false;
  let failing = false;
  const load = (): void => {
    if (!asked) {
      asked = true;
      void ready.then(applyStylesheet).then(addScripts);
    }
  };
  const lookAfter: Scripts['lookAfter'] = (waits, signal) => {
    const fail = ({target}: Event): void => {
      if (failing || !(target instanceof HTMLScriptElement)) {
        return;
      }
      failing = true;
      setTimeout(() => {
        asked = failing = false;
        if (waits()) {
          load();
        }
      }, 2000);
      if (waits()) {
        reopen(waits);
      }
    };
    addEventListener('error', fail, {capture: true, signal});
  };
  return {load, lookAfter};
}

/** The way to the scripts as text that stands alone. */
export const loadScriptsSource = [
  addScripts,
  applyStylesheet,
  reopen,
  loadScripts,
].join('');
