export type DemoCode = {
  readonly title: string;
  readonly html: string;
  readonly css: string;
  readonly js: string;
};

/** A form that posts code to another site. */
export type DemoForm = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** The message by which a frame reports that its code failed. */
const DEMO_FAILED = 'demo-failed';

/** A demo may load nothing: it contains everything it shows. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

const REPORT = `window.addEventListener('error', (event) => {
  parent.postMessage({type: '${DEMO_FAILED}', message: event.message}, '*');
});`;

/** Escapes code so that it cannot close the element around it. */
function inside(element: 'script' | 'style', code: string): string {
  return code.replaceAll(new RegExp(`</(?=${element})`, 'gi'), '<\\/');
}

/**
 * Returns the inline scripts of a demo. The security policy of the page must allow them, because
 * the frame inherits it.
 */
export function demoScripts(js: string): readonly [string, string] {
  return [REPORT, inside('script', js)];
}

/** The form endpoints of online editors. */
const ELSEWHERE = {
  codePen: 'https://codepen.io',
  jsFiddle: 'https://jsfiddle.net',
} as const;

/** The origins that the security policy allows forms to submit to. */
export const demoOrigins: readonly string[] = Object.values(ELSEWHERE);

/** Builds the document of a demo's frame. */
export function demoDocument({title, html, css, js}: DemoCode): string {
  const [report, script] = demoScripts(js);
  const name = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${name}</title><style>${inside('style', css)}</style><script>${report}</script></head><body>${html}<script>${script}</script></body></html>`;
}

/** Reads the error from a frame's message; undefined for other messages. */
export function demoFailure(data: unknown): string | undefined {
  return typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    'message' in data &&
    data.type === DEMO_FAILED &&
    typeof data.message === 'string'
    ? data.message
    : undefined;
}

/** CodePen expects one field of JSON. */
export function codePenForm({title, html, css, js}: DemoCode): DemoForm {
  return {
    action: `${ELSEWHERE.codePen}/pen/define`,
    fields: {data: JSON.stringify({title, html, css, js})},
  };
}

/** JSFiddle expects a field per language. */
export function jsFiddleForm({title, html, css, js}: DemoCode): DemoForm {
  return {
    action: `${ELSEWHERE.jsFiddle}/api/post/library/pure/`,
    fields: {title, html, css, js, wrap: 'b'},
  };
}
