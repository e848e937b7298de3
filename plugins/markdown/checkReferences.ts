import type {Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {getLine} from './elements';
import {faultNoter, type PageFault} from './pageFaults';
import {readSource} from './sourceText';
import type {Options} from './staticLinks';

/** Signs that readers would see as they are written. */
type Literal = {
  readonly pattern: RegExp;
  readonly describe: (words: string) => string;
};

const LITERALS: readonly Literal[] = [
  {
    pattern: /!\[\[(?<words>[^\]\n]+)\]\]/g,
    describe: () => '![what it shows](/path/under/static.jpg)',
  },
  {
    pattern: /(?<!!)\[\[(?<words>[^\]\n]+)\]\]/g,
    describe: (words) => `a link: [${words}](./page.md)`,
  },
  {
    pattern: /\^\[(?<words>[^\]\n]+)\]/g,
    describe: () => '[^1], and below the paragraph a line "[^1]: …"',
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

/** Finds references without a target, and marks of other dialects, which stay as they are written. */
function checkText(source: string, first: number): readonly PageFault[] {
  const plain = source.replaceAll(/\\./g, '  ');
  return LITERALS.flatMap(({pattern, describe}) =>
    [...plain.matchAll(pattern)].map(({0: found, index, groups}) => ({
      line: first + plain.slice(0, index).split('\n').length - 1,
      found,
      expected: describe(groups?.['words'] ?? ''),
    })),
  );
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
        found: `the footnote [^${identifier}] that nothing refers to`,
        expected: `[^${identifier}] in the text`,
      });
    }
  });
  return faults;
}

/** Finds references that lead nowhere. */
export default function checkReferences({
  siteDir,
}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const note = faultNoter(siteDir, file);
    visit(tree, 'text', (node: Text) => {
      const line = getLine(node);
      checkText(readSource(file, node), line).forEach(note);
    });
    findIdle(tree).forEach(note);
  };
}
