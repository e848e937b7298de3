/** What a page has that selectors ask for: `tag`, `.class` and `#id`, each once. */
export type Marks = ReadonlySet<string>;

const TAG = /<([a-z][\w-]*)/gi;

const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/g;

/** The values of an attribute, each once: pages say the same of many elements. */
function listValues(html: string, attribute: RegExp): readonly string[] {
  const values = new Set<string>();
  for (const [, quoted, bare] of html.matchAll(attribute)) {
    values.add(quoted ?? bare ?? '');
  }
  return [...values];
}

/** Finds what a built page has that selectors ask for; what scripts write of elements counts too. */
export function findMarks(html: string): Marks {
  const tags = listValues(html, TAG).map((tag) => tag.toLowerCase());
  const classes = listValues(html, CLASSES).flatMap((value) =>
    value.split(/\s+/),
  );
  return new Set([
    ...tags,
    ...classes.map((name) => `.${name}`),
    ...listValues(html, ID).map((id) => `#${id}`),
  ]);
}
