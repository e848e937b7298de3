import type {Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {writeSized} from './checkPictures';
import {getLine} from './elements';
import {faultNoter, type PageFault} from './pageFaults';
import {readSource} from './sourceText';
import type {Options} from './staticLinks';

/** Marks that readers would see as source text. */
type Literal = {
  readonly pattern: RegExp;
  readonly describe: (words: string, found: string) => string;
};

/** Describes how to write a picture or link whose address has a space. */
function describeSpaced(words: string, found: string): string {
  const address = found.slice(found.indexOf('](') + 2, -1);
  const {path = '', width} =
    /^(?<path>\S+)\s+=(?<width>\d+)/.exec(address)?.groups ?? {};
  return width === undefined
    ? `%20 for each space in the address: [${words}](${address.replaceAll(' ', '%20')})`
    : writeSized({url: path, alt: words, width});
}

const LITERALS: readonly Literal[] = [
  {
    pattern: /!\[\[(?<words>[^\]\n]+)\]\]/g,
    describe: () => '![description](/path/under/static.jpg)',
  },
  {
    pattern: /(?<!!)\[\[(?<words>[^\]\n]+)\]\]/g,
    describe: (words) => `a link: [${words}](./page.md)`,
  },
  {
    pattern: /\^\[(?<words>[^\]\n]+)\]/g,
    describe: () => '[^1], and a line "[^1]: …" below the paragraph',
  },
  {
    pattern: /(?<!\[)\[\^(?<words>[^\]\s]+)\]/g,
    describe: (words) => `a line "[^${words}]: …" below the paragraph`,
  },
  {
    pattern: /(?<![\]!])!?\[[^\]^[\n]+\]\[(?<words>[^\]\n]+)\]/g,
    describe: (words) => `a line "[${words}]: address" below the paragraph`,
  },
  {
    pattern: /!?\[(?<words>[^\][\n]*)\]\([^()\s]+ [^()\n]*\)/g,
    describe: describeSpaced,
  },
  {
    pattern: /%%(?<words>[^%\n]+)%%/g,
    describe: (words) => `{/* ${words.trim()} */}`,
  },
  {
    pattern: /(?<!=)==(?<words>[^=\s](?:[^=\n]*[^=\s])?)==(?!=)/g,
    describe: (words) => `**${words}**`,
  },
  {
    pattern: /^!!!\+? (?<words>[a-z]+)/gm,
    describe: (words) => `a box: :::${words}`,
  },
];

/**
 * Finds references without a target, and marks of other dialects. Both would appear as source text.
 */
function checkText(source: string, first: number): readonly PageFault[] {
  const plain = source.replaceAll(/\\./g, '  ');
  return LITERALS.flatMap(({pattern, describe}) =>
    [...plain.matchAll(pattern)].map(({0: found, index, groups}) => ({
      line: first + plain.slice(0, index).split('\n').length - 1,
      found,
      expected: describe(groups?.['words'] ?? '', found),
    })),
  );
}

/** The lines of a text with an unpaired `%%`, and whether each can start a comment. */
function listMarks(source: string, first: number) {
  const plain = source
    .replaceAll(/\\./g, '  ')
    .replaceAll(/%%[^%\n]+%%/g, (comment) => ' '.repeat(comment.length));
  return [...plain.matchAll(/(?<!%)%%(?!%)/g)].map(({index}) => ({
    line: first + plain.slice(0, index).split('\n').length - 1,
    isBeginning: /(?:^|\s)$/.test(plain.slice(0, index)),
  }));
}

/** Finds comments of other dialects over several lines: each runs to the next mark, or to the end of the page. */
function findComments(
  marks: readonly ReturnType<typeof listMarks>[number][],
): readonly PageFault[] {
  const faults: PageFault[] = [];
  let isOpen = false;
  for (const {line, isBeginning} of marks) {
    if (!isOpen && isBeginning) {
      faults.push({
        line,
        found: 'a comment that starts with %%',
        expected: '{/* before the comment and */} after it',
      });
    }
    isOpen = !isOpen && isBeginning;
  }
  return faults;
}

/** Finds footnotes that nothing refers to, which readers never see. */
function findIdle(tree: Root): readonly PageFault[] {
  const referred = new Set<string>();
  visit(tree, 'footnoteReference', ({identifier}) => {
    referred.add(identifier);
  });
  const faults: PageFault[] = [];
  visit(tree, 'footnoteDefinition', ({identifier, position}) => {
    if (!referred.has(identifier)) {
      faults.push({
        line: position?.start.line ?? 1,
        found: `the footnote [^${identifier}], which nothing refers to`,
        expected: `[^${identifier}] in the text`,
      });
    }
  });
  return faults;
}

/** Finds broken references. */
export default function checkReferences({
  siteDir,
}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const note = faultNoter(siteDir, file);
    const marks: ReturnType<typeof listMarks> = [];
    visit(tree, 'text', (node: Text) => {
      const line = getLine(node);
      const source = readSource(file, node);
      checkText(source, line).forEach(note);
      marks.push(...listMarks(source, line));
    });
    findComments(marks).forEach(note);
    findIdle(tree).forEach(note);
  };
}
