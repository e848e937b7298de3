/** What a page has that selectors ask for: `tag`, `.class` and `#id`, each once. */
export type Marks = ReadonlySet<string>;

const TAG = /<([a-z][\w-]*)/gi;

const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/g;

/** The values of an attribute, each once: pages say the same of many elements. */
function valuesOf(html: string, attribute: RegExp): readonly string[] {
  const values = new Set<string>();
  for (const [, quoted, bare] of html.matchAll(attribute)) {
    values.add(quoted ?? bare ?? '');
  }
  return [...values];
}

/** Finds what a built page has that selectors ask for; what scripts write of elements counts too. */
export function marksOf(html: string): Marks {
  const tags = valuesOf(html, TAG).map((tag) => tag.toLowerCase());
  const classes = valuesOf(html, CLASSES).flatMap((value) =>
    value.split(/\s+/),
  );
  return new Set([
    ...tags,
    ...classes.map((name) => `.${name}`),
    ...valuesOf(html, ID).map((id) => `#${id}`),
  ]);
}
