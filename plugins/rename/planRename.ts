import {keepAddress, rewriteOwnPaths} from './movedPage';
import type {PageMove} from './pageMove';
import {rewriteLinks, rewriteSidebars} from './rewriteLinks';

/** A text file of the project, by its path from the root. */
export type TextFile = {readonly path: string; readonly text: string};

/** The inputs of the plan. */
export type Project = {
  /** All files that may name a page, and all pages. */
  readonly files: readonly TextFile[];
  /** Whether the page of a source file is encrypted; such pages have no former addresses. */
  readonly isLocked: (path: string) => boolean;
  /** Whether any file exists, by its path from the root. */
  readonly exists: (path: string) => boolean;
};

/** The files to write. */
export type RenamePlan = {
  /** The text of the page at its new place. */
  readonly text: string;
  /** The other files that change. */
  readonly others: readonly TextFile[];
};

function refuse(path: string, found: string, expected: string): never {
  throw new Error(`${path}: found ${found}, expected ${expected}.`);
}

/**
 * Checks that a page can move; the build reports if its new address is taken.
 *
 * @throws Error with file, found, and expected if the page cannot move.
 */
function checkMove(move: PageMove, project: Project, text: string): void {
  const {from, to} = move;
  if (project.exists(to.path)) {
    refuse(to.path, 'a file with this name', 'an unused name');
  }
  if (to.area !== from.area) {
    refuse(
      to.path,
      `the area "${to.area}"`,
      `"${from.area}". Move a page to another area by hand`,
    );
  }
  if (from.id === 'index') {
    refuse(
      from.path,
      'the first page of an area',
      'another page, because menus and the home page link to this one',
    );
  }
  if (!/^(?:[a-z\d][\w-]*\/)*[a-z\d][\w-]*$/i.test(to.id)) {
    refuse(
      to.path,
      `the name "${to.id}"`,
      'letters, digits, hyphens, and folders, starting with a letter or digit',
    );
  }
  if (/^slug:/m.test(text.split('\n---', 1)[0] ?? '')) {
    refuse(
      from.path,
      'a slug',
      'a page whose address comes from its file name: remove the slug first',
    );
  }
}

function rewrite({path, text}: TextFile, move: PageMove): string {
  return path === 'sidebars.ts'
    ? rewriteSidebars(text, move)
    : rewriteLinks(text, path, move);
}

function rewriteMoved(text: string, move: PageMove, project: Project): string {
  const {from, to} = move;
  const own = rewriteOwnPaths(text, move, project.exists);
  const linked = rewriteLinks(own, to.path, move);
  return from.address === to.address || project.isLocked(to.path)
    ? linked
    : keepAddress(linked, move);
}

/**
 * Plans the changes of a move: the page, every link to it, tables that name it, and the sidebar.
 * Nothing is written.
 *
 * @throws Error with file, found, and expected if the page cannot move.
 */
export function planRename(move: PageMove, project: Project): RenamePlan {
  const {from} = move;
  const page = project.files.find(({path}) => path === from.path);
  if (page === undefined) {
    refuse(from.path, 'no page', 'the path of a page');
  }
  checkMove(move, project, page.text);
  return {
    text: rewriteMoved(page.text, move, project),
    others: project.files.flatMap((file) => {
      const text = rewrite(file, move);
      return file === page || text === file.text
        ? []
        : [{path: file.path, text}];
    }),
  };
}
