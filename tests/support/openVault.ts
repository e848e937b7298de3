import {strFromU8, unzipSync} from 'fflate';

/** A vault, as an editor of notes opens it. */
export type Vault = {
  /** The text of each note, by its path without an ending. */
  readonly notes: ReadonlyMap<string, string>;
  /** The paths of all other files. */
  readonly files: ReadonlySet<string>;
};

/** Opens the archive of a vault. */
export function openVault(zip: Uint8Array): Vault {
  const entries = Object.entries(unzipSync(zip));
  return {
    notes: new Map(
      entries
        .filter(([path]) => path.endsWith('.md'))
        .map(([path, bytes]) => [path.slice(0, -3), strFromU8(bytes)]),
    ),
    files: new Set(
      entries.map(([path]) => path).filter((path) => !path.endsWith('.md')),
    ),
  };
}

/** A link of a note, to a note or to a file that is shown. */
export type NoteLink = {
  readonly from: string;
  readonly isShown: boolean;
  readonly to: string;
  readonly heading: string;
};

/** Lists the links of all notes; in tables, the sign before their text is escaped. */
export function listNoteLinks({notes}: Vault): readonly NoteLink[] {
  return [...notes].flatMap(([from, text]) =>
    [
      ...text.matchAll(
        /(?<shown>!?)\[\[(?<to>[^#|\\\]]+)(?:#(?<heading>[^|\\\]]+))?(?:\\?\|[^\]]*)?\]\]/g,
      ),
    ].map(({groups}) => ({
      from,
      isShown: groups?.['shown'] === '!',
      to: groups?.['to'] ?? '',
      heading: groups?.['heading'] ?? '',
    })),
  );
}

/** Reduces a heading to what a link to it must name. */
function toKey(heading: string): string {
  return heading
    .replaceAll(/\[\[[^|\]]*\|(?<label>[^\]]*)\]\]/g, '$<label>')
    .replaceAll(/\\(?=\W)|[*`]/g, '')
    .replaceAll(/[#^[\]|\s]+/g, ' ')
    .trim();
}

function hasHeading(text: string, heading: string): boolean {
  return [...text.matchAll(/^#+ (?<text>.+)$/gm)].some(
    ({groups}) => toKey(groups?.['text'] ?? '') === toKey(heading),
  );
}

/** Whether a link of a vault leads to a note and a heading in it, or to a file. */
export function leadsSomewhere(
  {notes, files}: Vault,
  {isShown, to, heading}: NoteLink,
): boolean {
  if (isShown) {
    return files.has(to);
  }
  const note = notes.get(to);
  return note !== undefined && (heading === '' || hasHeading(note, heading));
}
