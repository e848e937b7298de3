/** Attribute selectors are ignored, since inline scripts change attributes before the whole sheet has loaded. */
const ATTRIBUTE = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;

/** Selectors of attributes that no script changes before the whole sheet has loaded, with their values. */
const FIXED =
  /\[(?<name>align|dir|role|data-named?-color)=["']?(?<value>\w+)["']?\]/g;

/** Attributes that only the application sets, which is loaded after the whole sheet. */
const LATER = /\[data-(?:navbar|page-motion)\b/;

/** What no served page contains. */
const APPLICATION = '[application]';

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
  const certain = withoutArguments(selector.replaceAll(ONLY, ' $<only>'));
  const plain = certain.replaceAll(ATTRIBUTE, '').replaceAll(PSEUDO, '');
  const marks = (plain.match(MARK) ?? []).map((mark) =>
    /^[.#]/.test(mark) ? mark : mark.toLowerCase(),
  );
  const fixed = [...certain.matchAll(FIXED)].map(
    ({groups}) => `[${groups?.['name']}=${groups?.['value']}]`,
  );
  return [...marks, ...fixed, ...(LATER.test(certain) ? [APPLICATION] : [])];
}
