/** The code of a demo, by its language. */
export type DemoCode = {
  readonly title: string;
  readonly html: string;
  readonly css: string;
  readonly js: string;
};

/** A form of another site that takes code, and what is put into its fields. */
export type DemoForm = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** What a frame tells its page where the code in it fails. */
const DEMO_FAILED = 'demo-failed';

/** Nothing is fetched by a demo: what it shows is in it. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

const REPORT = `window.addEventListener('error', (event) => {
  parent.postMessage({type: '${DEMO_FAILED}', message: event.message}, '*');
});`;

/** Keeps code from closing the element around it. */
function inside(element: 'script' | 'style', code: string): string {
  return code.replaceAll(new RegExp(`</(?=${element})`, 'gi'), '<\\/');
}

/** The scripts of the page that runs a demo: a policy must know them, since the frame inherits that of its page. */
export function demoScripts(js: string): readonly [string, string] {
  return [REPORT, inside('script', js)];
}

/** Where the code of a demo can be handed over. */
const ELSEWHERE = {
  codePen: 'https://codepen.io',
  jsFiddle: 'https://jsfiddle.net',
} as const;

/** The origins that a page with a demo may send a form to. */
export const demoOrigins: readonly string[] = Object.values(ELSEWHERE);

/** The page that runs a demo in a frame of its own. */
export function demoDocument({title, html, css, js}: DemoCode): string {
  const [report, script] = demoScripts(js);
  const name = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${name}</title><style>${inside('style', css)}</style><script>${report}</script></head><body>${html}<script>${script}</script></body></html>`;
}

/** The message of a frame whose code failed; none where a message says something else. */
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

/** What CodePen takes: one field of JSON. */
export function codePenForm({title, html, css, js}: DemoCode): DemoForm {
  return {
    action: `${ELSEWHERE.codePen}/pen/define`,
    fields: {data: JSON.stringify({title, html, css, js})},
  };
}

/** What JSFiddle takes: a field for each language. */
export function jsFiddleForm({title, html, css, js}: DemoCode): DemoForm {
  return {
    action: `${ELSEWHERE.jsFiddle}/api/post/library/pure/`,
    fields: {title, html, css, js, wrap: 'b'},
  };
}
