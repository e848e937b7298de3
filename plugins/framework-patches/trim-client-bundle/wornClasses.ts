/** The value of every class attribute of a page. */
const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

/** The classes that the elements of a page wear, each once. */
export function wornClasses(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(CLASSES)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ),
  );
}
