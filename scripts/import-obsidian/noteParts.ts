import {createSlugger} from '@docusaurus/utils';
import {hideComments, type Line} from './hideComments';
import {readFrontMatter} from '../../src/shared/lib/readFrontMatter';

/** A heading of a note, and the anchor that its page gives it. */
type Heading = {
  readonly text: string;
  readonly anchor: string;
  readonly line: number;
};

/** A note of a vault, split into its parts. */
export type Note = {
  /** Path in the vault, with slashes. */
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly lines: readonly Line[];
  /** The lines at which comments begin, which are left out. */
  readonly comments: readonly number[];
  /** The headings below the title. */
  readonly headings: readonly Heading[];
  /** Whether a heading of the first level is left, so that all move down. */
  readonly hasTopHeading: boolean;
};

const FENCE = /^\s*(?:`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s(.*)$/;

/** Removes signs of Markdown and Obsidian from a text, as readers see it. */
function removeSigns(text: string): string {
  return text
    .replaceAll(/!?\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]/g, '$1')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*=`~]+/g, '')
    .trim();
}

function splitLines(text: string): readonly Line[] {
  const all = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  const end =
    all[0]?.trimEnd() === '---'
      ? all.findIndex((line, at) => at > 0 && line.trimEnd() === '---')
      : -1;
  return all.map((line, at) => ({text: line, line: at + 1})).slice(end + 1);
}

function findHeadings(
  lines: readonly Line[],
): readonly (Line & {level: number})[] {
  let inFence = false;
  return lines.flatMap(({text, line}) => {
    inFence = FENCE.test(text) ? !inFence : inFence;
    const found = inFence ? undefined : HEADING.exec(text);
    const [, signs = '', rest = ''] = found ?? [];
    return signs === ''
      ? []
      : [{text: rest.trim().replace(/ #+$/, ''), line, level: signs.length}];
  });
}

function nameFile(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.md$/i, '');
}

/**
 * Splits a note. Its title is that of the front matter, or a first heading, or its file name.
 *
 * @throws Error naming file and line if the front matter is not YAML, or the file is no text.
 */
export function splitNote(path: string, source: string): Note {
  const {frontMatter} = readFrontMatter({filePath: path, fileContent: source});
  const {lines, comments} = hideComments(splitLines(source));
  const first = lines.find(({text}) => text.trim() !== '');
  const [top] = findHeadings(lines);
  const leads = top?.level === 1 && top.line === first?.line;
  const given = frontMatter['title'];
  const title =
    typeof given === 'string' && given.trim() !== ''
      ? given.trim()
      : leads
        ? removeSigns(top.text)
        : nameFile(path);
  const body = leads ? lines.filter(({line}) => line !== top.line) : lines;
  const slugger = createSlugger();
  const headings = findHeadings(body);
  return {
    path,
    frontMatter,
    title,
    lines: body,
    comments,
    headings: headings.map(({text, line}) => ({
      text: removeSigns(text),
      anchor: slugger.slug(removeSigns(text)),
      line,
    })),
    hasTopHeading: headings.some(({level}) => level === 1),
  };
}
