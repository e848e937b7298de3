import type {PageMove} from './pageMove';

/** Finds the end of a list that begins with a bracket at an index. */
function findEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    depth += text[at] === '[' ? 1 : text[at] === ']' ? -1 : 0;
    if (depth === 0) {
      return at;
    }
  }
  return text.length;
}

/** Finds the list of an area: where it begins and ends. */
function findList(
  text: string,
  area: string,
): readonly [number, number] | undefined {
  const found = new RegExp(`^ *(['"]?)${area}\\1: \\[`, 'm').exec(text);
  if (found === null) {
    return undefined;
  }
  const start = found.index + found[0].length - 1;
  return [start, findEnd(text, start)];
}

/**
 * Rewrites the entry of a moved page in the text of sidebars.ts. A page that goes to another area
 * leaves its list; it is then at the end of the other one.
 *
 * @throws Error if such a page has pages below it.
 */
export function rewriteSidebars(text: string, {from, to}: PageMove): string {
  const place = findList(text, from.area);
  if (place === undefined) {
    return text;
  }
  const [start, end] = place;
  const list = text.slice(start, end);
  const entry = `(?<quote>['"])${from.id.replaceAll('.', String.raw`\.`)}\\k<quote>`;
  if (from.area === to.area) {
    const renamed = list.replaceAll(
      new RegExp(entry, 'g'),
      (_found, quote: string) => `${quote}${to.id}${quote}`,
    );
    return `${text.slice(0, start)}${renamed}${text.slice(end)}`;
  }
  if (new RegExp(`page: ${entry}`).test(list)) {
    throw new Error(
      `sidebars.ts: found pages below "${from.id}", expected none below a page that moves to another area. Take them out first.`,
    );
  }
  const left = list.replace(new RegExp(`\\n? *${entry},?`), '');
  return `${text.slice(0, start)}${left}${text.slice(end)}`;
}
