/** Attribute selectors are ignored, since scripts change attributes before the whole sheet has loaded. */
const ATTRIBUTE = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;

/** What asks for one thing only, in whatever form. */
const ONLY = /:(?:is|where)\((?<only>[^(),]+)\)/g;

/** The innermost arguments of `:not()`, `:is()`, `:where()`, `:has()` and others. */
const ARGUMENTS = /\([^()]*\)/g;

const PSEUDO = /::?[a-z-]+/gi;

const MARK = /[.#]?-?[_a-z][\w-]*/gi;

/** Removes all arguments, innermost first. */
function withoutArguments(selector: string): string {
  const outer = selector.replaceAll(ARGUMENTS, '');
  return outer === selector ? outer : withoutArguments(outer);
}

/**
 * Lists what a page must contain for a selector to match, in the notation of `findMarks`. States,
 * attributes and alternatives are assumed to match, so that too much is kept rather than too
 * little.
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
