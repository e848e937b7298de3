import {dump} from 'js-yaml';
import {convertBlocks} from './convertBlocks';
import {splitNote, type Note} from './noteParts';
import {isPicture, nameTarget, type Vault} from './vaultLinks';

/** The files of a vault, by their paths in it. */
export type VaultFiles = {
  readonly notes: readonly {readonly path: string; readonly text: string}[];
  readonly files: readonly string[];
};

/** What an import needs to know of this site. */
export type ImportSite = {
  /** The tags that pages may have. */
  readonly tags: readonly string[];
  /** The address of the folder that pictures go to: `/area/folder`. */
  readonly pictureFolder: string;
};

/** What an import writes, and what it cannot keep. */
export type ImportPlan = {
  /** Pages by their paths below the new folder. */
  readonly pages: readonly {readonly path: string; readonly text: string}[];
  /** Pictures that pages show: their paths in the vault and below the folder of pictures. */
  readonly pictures: readonly {readonly from: string; readonly path: string}[];
  /** What is not kept: `note:line: …`. */
  readonly losses: readonly string[];
};

const KEPT = ['title', 'tags', 'tag', 'aliases', 'alias', 'description'];

/** Reads a key that holds a text, texts between commas, or a list. */
function readList(value: unknown): readonly string[] {
  const list: readonly unknown[] =
    typeof value === 'string'
      ? value.split(',')
      : Array.isArray(value)
        ? (value as readonly unknown[])
        : [];
  return list
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map((item) => String(item).trim())
    .filter((item) => item !== '');
}

/** Writes the front matter of a page, with the tags that the site has. */
function writeTop(
  {frontMatter: top, title}: Note,
  tags: ReadonlySet<string>,
): string {
  const aliases = [...readList(top['aliases']), ...readList(top['alias'])];
  const {description} = top;
  return dump(
    {
      title,
      ...(typeof description === 'string' && description !== ''
        ? {description}
        : {}),
      ...(tags.size === 0 ? {} : {tag: [...tags]}),
      ...(aliases.length === 0 ? {} : {aliases: [...new Set(aliases)]}),
    },
    {flowLevel: 1, lineWidth: -1},
  );
}

type Written = {
  readonly text: string;
  readonly pictures: readonly string[];
  readonly losses: readonly string[];
};

function writeNote(
  note: Note,
  vault: Vault,
  siteTags: readonly string[],
): Written {
  const losses: string[] = [];
  const pictures: string[] = [];
  const tags = new Set<string>();
  const unknown = new Set<string>();
  const {frontMatter: top, path} = note;
  const useTag = (tag: string): void => {
    const name = tag.replace(/^#/, '').toLowerCase();
    const known = siteTags.find((each) => each.toLowerCase() === name);
    if (known === undefined) {
      unknown.add(tag);
    } else {
      tags.add(known);
    }
  };
  [...readList(top['tags']), ...readList(top['tag'])].forEach(useTag);
  const lines = convertBlocks(note.lines, {
    note,
    vault,
    lose: (line, what) => losses.push(`${path}:${line}: ${what}`),
    usePicture: (picture) => pictures.push(picture),
    useTag,
  });
  const keys = Object.keys(top).filter((key) => !KEPT.includes(key));
  return {
    text: `---\n${writeTop(note, tags)}---\n\n${lines.join('\n').trim()}\n`,
    pictures,
    losses: [
      ...keys.map((key) => `${path}: the property "${key}"`),
      ...[...unknown].map(
        (tag) => `${path}: the tag "${tag}", which is not in world/tags.ts`,
      ),
      ...note.comments.map(
        (line) => `${path}:${line}: a comment, which is left out`,
      ),
      ...losses,
    ],
  };
}

function checkTargets(paths: readonly string[]): void {
  const byTarget = new Map<string, string>();
  for (const path of paths) {
    const target = nameTarget(path);
    const other = byTarget.get(target);
    if (/(?:^|\/)(?:\.|$)/.test(target)) {
      throw new Error(
        `${path}: found a name without letters or digits, expected some, as addresses are made of them. Rename it.`,
      );
    }
    if (other !== undefined) {
      throw new Error(
        `${path}: found the same new name as of ${other}, ${target}, expected two. Rename one.`,
      );
    }
    byTarget.set(target, path);
  }
}

/**
 * Decides what an import of a vault writes. Nothing is written.
 *
 * @throws Error naming the file if a note cannot be read, or two would be one page.
 */
export function planImport(
  {notes, files}: VaultFiles,
  {tags, pictureFolder}: ImportSite,
): ImportPlan {
  const split = notes.map(({path, text}) => splitNote(path, text));
  const vault = {notes: split, files, pictureFolder};
  const written = split.map((note) => writeNote(note, vault, tags));
  const pictures = [...new Set(written.flatMap((each) => each.pictures))];
  checkTargets([...notes.map(({path}) => path), ...pictures]);
  const unused = files.filter((path) => !pictures.includes(path));
  return {
    pages: split.map(({path}, index) => ({
      path: nameTarget(path),
      text: written[index]?.text ?? '',
    })),
    pictures: pictures.map((from) => ({from, path: nameTarget(from)})),
    losses: [
      ...written.flatMap(({losses}) => losses),
      ...unused.map((path) =>
        isPicture(path)
          ? `${path}: a picture that no note shows`
          : `${path}: a file that is neither note nor picture`,
      ),
    ],
  };
}
