/** Attribute selectors, since scripts change attributes before the whole sheet has loaded. */
const ATTRIBUTE = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;

/** What asks for one thing only, in whatever form. */
const ONLY = /:(?:is|where)\((?<only>[^(),]+)\)/g;

/** The innermost arguments of `:not()`, `:is()`, `:where()`, `:has()` and others. */
const ARGUMENTS = /\([^()]*\)/g;

const PSEUDO = /::?[a-z-]+/gi;

const MARK = /[.#]?-?[_a-z][\w-]*/gi;

/** Takes away all arguments, those inside others first. */
function withoutArguments(selector: string): string {
  const outer = selector.replaceAll(ARGUMENTS, '');
  return outer === selector ? outer : withoutArguments(outer);
}

/**
 * Lists what a page must have for a selector to mean something in it, as `findMarks` names
 * it. States, attributes and alternatives are taken for granted: too much is kept, never
 * too little.
 */
export function listNeeds(selector: string): readonly string[] {
  if (selector.includes('\\')) {
    return [];
  }
  const plain = withoutArguments(
    selector.replaceAll(ATTRIBUTE, '').replaceAll(ONLY, ' $<only>'),
  ).replaceAll(PSEUDO, '');
  return (plain.match(MARK) ?? []).map((mark) =>
    /^[.#]/.test(mark) ? mark : mark.toLowerCase(),
  );
}
