/** What selectors can match in a page: the distinct `tag`, `.class`, `#id`, and `[attribute=value]` of attributes that stay as they are. */
export type Marks = ReadonlySet<string>;

const TAG = /<([a-z][\w-]*)/gi;

const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/g;

const FIXED = /\s(?<name>align|dir|role|data-named?-color)="?(?<value>\w+)/g;

/** Lists the distinct values of an attribute. */
function listValues(html: string, attribute: RegExp): readonly string[] {
  const values = new Set<string>();
  for (const [, quoted, bare] of html.matchAll(attribute)) {
    values.add(quoted ?? bare ?? '');
  }
  return [...values];
}

/** Finds what selectors can match in a built page, including markup inside scripts. */
export function findMarks(html: string): Marks {
  const tags = listValues(html, TAG).map((tag) => tag.toLowerCase());
  const classes = listValues(html, CLASSES).flatMap((value) =>
    value.split(/\s+/),
  );
  return new Set([
    ...tags,
    ...classes.map((name) => `.${name}`),
    ...listValues(html, ID).map((id) => `#${id}`),
    ...[...html.matchAll(FIXED)].map(
      ({groups}) => `[${groups?.['name']}=${groups?.['value']}]`,
    ),
  ]);
}
