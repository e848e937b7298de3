/** HTML that is already escaped. Plain text never has this type, so it is always escaped. */
export type Markup = {readonly html: string};

export type Content = Markup | string | null;

/** Void elements, which have no content and no end tag. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Concatenates contents; text is escaped. */
export function joined(contents: readonly Content[]): Markup {
  return {
    html: contents
      .map((each) =>
        typeof each === 'string' ? escaped(each) : (each?.html ?? ''),
      )
      .join(''),
  };
}

/** Attribute values; undefined and false omit the attribute. */
export type Attributes = Readonly<
  Record<string, string | number | boolean | undefined>
>;

function written([name, value]: readonly [string, Attributes[string]]): string {
  if (value === undefined || value === false) {
    return '';
  }
  return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`;
}

export function element(
  tag: string,
  attributes: Attributes = {},
  ...contents: readonly Content[]
): Markup {
  const begin = `<${tag}${Object.entries(attributes).map(written).join('')}>`;
  return {
    html: VOID.has(tag) ? begin : `${begin}${joined(contents).html}</${tag}>`,
  };
}

export function htmlPage(
  {title, css}: {readonly title: string; readonly css: string},
  body: Markup,
): string {
  const head = element(
    'head',
    {},
    {html: '<meta charset="utf-8">'},
    element('title', {}, title),
    {html: `<style>${css}</style>`},
  );
  return `<!doctype html>${element('html', {lang: 'en-US'}, head, body).html}`;
}

/** Whether markup shows anything: letters, digits, or an image. */
export function showsSomething({html}: Markup): boolean {
  return (
    /<(?:img|svg)/.test(html) || html.replaceAll(/<[^>]*>/g, '').trim() !== ''
  );
}
