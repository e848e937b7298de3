import {posix} from 'node:path';
import {kebabCase} from '../../src/shared/lib/kebabCase';
import type {Note} from './noteParts';

/** What links of notes can lead to. */
export type Vault = {
  readonly notes: readonly Note[];
  /** Paths of all other files. */
  readonly files: readonly string[];
  /** The address of the folder that pictures go to: `/area/folder`. */
  readonly pictureFolder: string;
};

/** The place that a link leads to, as a path of the new page, or why it leads nowhere. */
export type Destination =
  {readonly to: string; readonly loss?: string} | {readonly loss: string};

const PICTURE = /\.(?:png|jpe?g|webp|gif|avif)$/i;

/** Whether a file is a picture that pages can show; drawings in SVG may hold scripts. */
export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/** Returns the path of a vault's file below the new folder, in lower case with dashes. */
export function nameTarget(path: string): string {
  const extension = posix.extname(path);
  const steps = path.slice(0, path.length - extension.length).split('/');
  return steps.map(kebabCase).join('/') + extension.toLowerCase();
}

/** Writes the path from one note's page to another one. */
function linkNote(from: string, to: string): string {
  const path = posix.relative(posix.dirname(nameTarget(from)), nameTarget(to));
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Finds the file that a link names, as Obsidian does: by its path, or by the end of it. A file in
 * the folder of the note goes before others, then the one with the shortest path.
 */
export function findFile(
  name: string,
  from: string,
  paths: readonly string[],
): {readonly path: string; readonly isOneOfMany: boolean} | undefined {
  const folder = posix.dirname(from);
  const wanted = name.replace(/^\//, '').toLowerCase();
  const beside = posix.join(folder, wanted).toLowerCase();
  const found = paths.filter((path) => {
    const low = path.toLowerCase();
    return low === beside || low === wanted || low.endsWith(`/${wanted}`);
  });
  const exact = found.find((path) =>
    [beside, wanted].includes(path.toLowerCase()),
  );
  const path =
    exact ?? found.toSorted((one, other) => one.length - other.length).at(0);
  return path === undefined
    ? undefined
    : {path, isOneOfMany: exact === undefined && found.length > 1};
}

/** Finds the heading above a marked block. */
function findBlock({lines, headings}: Note, id: string): string | undefined {
  const block = lines.find(({text}) => text.trimEnd().endsWith(`^${id}`));
  return headings.findLast(({line}) => line <= (block?.line ?? 0))?.anchor;
}

function findPlace(
  note: Note,
  place: string,
): {readonly hash: string; readonly loss?: string} {
  const last = place.split('#').at(-1)?.trim() ?? '';
  if (last === '') {
    return {hash: ''};
  }
  if (last.startsWith('^')) {
    const anchor = findBlock(note, last.slice(1));
    return {
      hash: anchor === undefined ? '' : `#${anchor}`,
      loss: `a link to the block ${last}, which leads to ${anchor === undefined ? 'its page' : 'the heading above it'}`,
    };
  }
  const heading = note.headings.find(
    ({text}) => kebabCase(text) === kebabCase(last),
  );
  return heading === undefined
    ? {
        hash: '',
        loss: `a link to the heading "${last}", which ${note.path} has not; it leads to the page`,
      }
    : {hash: `#${heading.anchor}`};
}

/** Finds the note that a link names; a link without a name means its own note. */
function findNote(name: string, from: Note, notes: readonly Note[]) {
  if (name === '') {
    return {note: from, isOneOfMany: false};
  }
  const paths = notes.map(({path}) => path);
  const found = findFile(`${name}.md`, from.path, paths);
  const note = notes.find(({path}) => path === found?.path);
  return found === undefined || note === undefined
    ? undefined
    : {note, isOneOfMany: found.isOneOfMany};
}

/** Finds where a link from a note leads. */
export function findDestination(
  link: string,
  from: Note,
  {notes}: Vault,
): Destination {
  const [given = '', ...rest] = link.split('#');
  const name = given.trim().replace(/\.md$/i, '');
  const found = findNote(name, from, notes);
  if (found === undefined) {
    return {
      loss: `a link to "${name}", of which there is no note; its text is left`,
    };
  }
  const {path} = found.note;
  const {hash, loss} = findPlace(found.note, rest.join('#'));
  const file = name === '' && hash !== '' ? '' : linkNote(from.path, path);
  const many = `a link to "${name}", as several notes are named; it leads to ${path}`;
  const told = loss ?? (found.isOneOfMany ? many : undefined);
  return {
    to: `${file}${hash}`,
    ...(told === undefined ? {} : {loss: told}),
  };
}
