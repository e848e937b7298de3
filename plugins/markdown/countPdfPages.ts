import {inflateSync} from 'node:zlib';

/** A PDF dictionary, and where it ends. */
type Dictionary = {readonly text: string; readonly end: number};

/** Finds the bracket that encloses a position, skipping nested pairs. */
function bracket(
  text: string,
  from: number,
  {open, close, step}: {open: string; close: string; step: 1 | -1},
): number {
  let depth = 0;
  for (let at = from; at >= 0 && at < text.length; at += step) {
    const pair = text.slice(at, at + 2);
    if (pair === open) {
      depth += 1;
      at += step;
    } else if (pair === close) {
      if (depth === 0) {
        return at;
      }
      depth -= 1;
      at += step;
    }
  }
  return -1;
}

/** Lists the dictionaries of a type. */
function listDictionaries(text: string, type: RegExp): readonly Dictionary[] {
  return [...text.matchAll(type)].flatMap(({index}) => {
    const start = bracket(text, index, {open: '>>', close: '<<', step: -1});
    const end = bracket(text, index, {open: '<<', close: '>>', step: 1});
    return start === -1 || end === -1
      ? []
      : [{text: text.slice(start, end + 2), end: end + 2}];
  });
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    // Encrypted, or compressed with another filter, so that its content is unknown.
    return '';
  }
}

/** The text of the object streams. */
function packedObjects(bytes: Buffer, text: string): readonly string[] {
  return listDictionaries(text, /\/Type\s*\/ObjStm\b/g).map(({end}) => {
    const head = /^\s*stream\r?\n/.exec(text.slice(end, end + 20))?.[0] ?? '';
    const start = end + head.length;
    const stop = text.indexOf('endstream', start);
    return inflated(bytes.subarray(start, stop === -1 ? undefined : stop));
  });
}

/**
 * Counts the pages of a PDF by its last page tree node without a parent, which holds their number.
 *
 * @returns undefined if the structure is damaged or hidden, as by encryption.
 */
export function countPdfPages(bytes: Buffer): number | undefined {
  const text = bytes.toString('latin1');
  const roots = [text, ...packedObjects(bytes, text)]
    .flatMap((part) => listDictionaries(part, /\/Type\s*\/Pages\b/g))
    .filter((tree) => !/\/Parent\b/.test(tree.text));
  const count = /\/Count\s+(?<pages>\d+)/.exec(roots.at(-1)?.text ?? '');
  return count === null ? undefined : Number(count.groups?.['pages']);
}
