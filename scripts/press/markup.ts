/** Markup that needs no escaping; plain text never has this type, so it is always escaped. */
export type Markup = {readonly html: string};

/** What can stand inside an element. */
export type Content = Markup | string | null;

/** Elements that have no content, and so no end. */
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

/** Puts contents behind one another; text is escaped. */
export function joined(contents: readonly Content[]): Markup {
  return {
    html: contents
      .map((each) =>
        typeof each === 'string' ? escaped(each) : (each?.html ?? ''),
      )
      .join(''),
  };
}

/** What attributes of an element may be; those that are absent or false are left out. */
export type Attributes = Readonly<
  Record<string, string | number | boolean | undefined>
>;

function written([name, value]: readonly [string, Attributes[string]]): string {
  if (value === undefined || value === false) {
    return '';
  }
  return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`;
}

/** Writes an element. */
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

/** Tells whether markup shows anything: letters, figures, or a picture. */
export function showsSomething({html}: Markup): boolean {
  return (
    /<(?:img|svg)/.test(html) || html.replaceAll(/<[^>]*>/g, '').trim() !== ''
  );
}
