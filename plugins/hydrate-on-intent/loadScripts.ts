/** The loader of the application's scripts. */
export type Scripts = {
  /** Loads them, once. */
  readonly load: () => void;
  /** Handles failed scripts until the signal aborts. */
  readonly lookAfter: (waits: () => boolean, signal: AbortSignal) => void;
};

/** Adds the scripts that the page lists, in order. */
function addScripts(): void {
  const names = document.querySelectorAll<HTMLMetaElement>('meta[name=script]');
  for (const {content} of names) {
    const script = document.createElement('script');
    script.async = false;
    script.src = content;
    document.head.append(script);
  }
}

/**
 * Applies the whole style sheet, which so far only applies to print. A copy is loaded again even if
 * the first request has failed.
 */
function applyStylesheet(): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[media=print]');
  if (sheet) {
    const whole = sheet.cloneNode() as HTMLLinkElement;
    whole.media = 'all';
    sheet.remove();
    document.head.append(whole);
  }
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
 * Loads the scripts of the application once the page is parsed, and applies the sheet meanwhile,
 * which takes long on a slow device. Failed scripts are loaded again at the next call, and
 * automatically if readers are waiting.
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

/** The loader as self-contained text for an inline script. */
export const loadScriptsSource = [
  addScripts,
  applyStylesheet,
  reopen,
  loadScripts,
].join('');
