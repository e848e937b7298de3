import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {escapeText, writeComment} from '../model/edits';
import type {Conversion} from './convertPage';
import {OWN_ANCHOR, getOffsets} from './parsePage';
import {isPicture, showPicture} from './showPicture';

const BLANK = '\0';

type Groups = Readonly<Record<string, string | undefined>>;

/** Writes what a pattern finds at an offset as this site writes it. */
type Write = (found: Groups, offset: number, page: Conversion) => string;

const linkNamed: Write = ({sign, name = '', alias = ''}, offset, page) => {
  const found = page.resolve(name);
  const plain = name.replace(/^#/, '').replaceAll('#', ' › ').trim();
  const words = escapeText(alias.trim() === '' ? plain : alias.trim());
  if (found === undefined) {
    page.tellAt('link', offset, name);
    return words;
  }
  if (sign === '!' && found.page) {
    page.tellAt('embed', offset, name);
  } else if (found.isLost) {
    page.tellAt('anchor', offset, name);
  }
  return `[${words}](${found.url})`;
};

const writeNamed: Write = ({sign, name = '', alias = ''}, offset, page) => {
  const [file = ''] = name.split('#', 1);
  if (sign === '!' && isPicture(file)) {
    const [, width, height] = /^(\d+)(?:x(\d+))?$/.exec(alias.trim()) ?? [];
    const alt = width === undefined ? alias : '';
    return showPicture({url: file, alt, width, height}, offset, page);
  }
  return linkNamed({sign, name, alias}, offset, page);
};

type Rule = readonly [RegExp, Write];

/** What is replaced; pages of VuePress know only the first two. */
const RULES: readonly Rule[] = [
  // Callouts in lists and plain quotations stay there, with their name in bold.
  [
    /(?<=^\s*)\[!(?<kind>[a-z][\w-]*)(?:\|[^\]\n]*)?\][+-]?/dgi,
    ({kind}) => `**${kind}**`,
  ],
  [
    /!\[(?<alt>[^\]\n]*)\]\((?<url>[^\s)]+)\s+=(?<width>\d*)x(?<height>\d*)\)/dg,
    ({alt = '', url = '', width, height}, offset, page) =>
      showPicture({url, alt, width, height}, offset, page),
  ],
  [/%%(?<words>[^\n]*?)%%/dg, ({words = ''}) => writeComment(words)],
  [
    /(?<sign>!?)\[\[(?<name>[^\][|\n\\]+)(?:\\?\|(?<alias>[^\]\n]*))?\]\]/dg,
    writeNamed,
  ],
];

/** Marks around words, and what stands before and after the words here; notes know only the first. */
const MARKS: readonly (readonly [RegExp, string, string])[] = [
  [
    /(?<![=\\])(?<sign>==)[^\s=](?:[^=]*?[^\s=\\])?==(?!=)/g,
    '<mark>',
    '</mark>',
  ],
  [/(?<!\\)(?<sign>!!)[^\s!](?:[^!\n]*?[^\s!\\])?!!/g, ':spoiler[', ']'],
  [/(?<!\\)(?<sign>\^)[^\s^\0[][^\s^\0]*\^/g, '<sup>', '</sup>'],
  [/(?<![~\\])(?<sign>~)[^\s~\0]+~(?!~)/g, '<sub>', '</sub>'],
];

/** Signs that this site would read as code or marks, or refuse as those of other programs. */
const SIGNS =
  /[{<]|(?<=\])\(|:(?=[a-z][\w-]*\[)|(?<=^[\s\0>]*):(?=::?[a-z]|:{2,}(?:[\s\0]|$))|(?<=^[\s\0>]*)\[(?=[^\]\n]+\]:)|\[(?=\[[^\]\n]+\]\])|\[(?=\^[^\]\s]+\])|\^(?=\[[^\]\n]+\])|(?:(?<=!)|(?<!!))\[(?=[^\][\n]*\](?:\[[^\]\n]+\]|\([^()\s]+ [^()\n]*\)))|%(?=%)|(?<!=)=(?==[^=\s])|(?<!~)~(?=[^~\s][^~\n]*~)|\$(?=[^\s$][^$\n]*\$|\$)|^!(?=!!\+? [a-z])/gim;

/** A tag in the text of a note. */
const TAG = /(?<!\S)#(\d*[\p{L}_/-][\p{L}\p{N}_/-]*)/gu;

/** What VuePress would compute: expressions, attributes, and a table of contents. */
const COMPUTED = /\{\{[^}]*\}\}|\{[.#][^{}\n]*\}|^\[\[?toc\]\]?$/gi;

/** The words of a block; all else is blank, so that patterns see only words. */
class Block {
  words: string;
  readonly offset: number;
  readonly #holders = new Map<number, Nodes | undefined>();
  readonly #page: Conversion;

  constructor(node: Nodes, page: Conversion) {
    const [offset, end] = getOffsets(node);
    const signs = Array.from({length: end - offset}, () => BLANK);
    visit(node, 'text', (text: Nodes, _, parent: Nodes | undefined) => {
      const [from, to] = getOffsets(text);
      for (let at = from; at < to; at += 1) {
        signs[at - offset] = page.text.charAt(at);
        this.#holders.set(at - offset, parent);
      }
    });
    this.offset = offset;
    this.#page = page;
    const blank = (found: string) => BLANK.repeat(found.length);
    const all = signs.join('');
    // The anchor of a heading is written with it.
    this.words = node.type === 'heading' ? all.replace(OWN_ANCHOR, blank) : all;
  }

  read(from: number, to: number): string {
    return this.#page.text.slice(this.offset + from, this.offset + to);
  }

  edit(from: number, to: number, text: string): void {
    const {words, offset} = this;
    this.#page.edit(offset + from, offset + to, text);
    const blank = BLANK.repeat(to - from);
    this.words = words.slice(0, from) + blank + words.slice(to);
  }

  /** Writes tags around words, which are balanced if one node holds both ends. */
  mark(
    [from, to]: readonly [number, number],
    size: number,
    tags: readonly string[],
  ): void {
    if (this.#holders.get(from) === this.#holders.get(to - 1)) {
      this.edit(from, from + size, tags[0] ?? '');
      this.edit(to - size, to, tags[1] ?? '');
    }
  }
}

/** Returns the parts of a match, with all that is blank in the words. */
function readParts({indices}: RegExpMatchArray, block: Block): Groups {
  const spans: readonly (readonly [string, [number, number] | undefined])[] =
    Object.entries(indices?.groups ?? {});
  return Object.fromEntries(
    spans.map(([name, span]) => [name, span && block.read(...span)]),
  );
}

function applyRules(block: Block, page: Conversion): void {
  for (const [pattern, write] of RULES.slice(0, page.isVault ? 4 : 2)) {
    for (const match of block.words.matchAll(pattern)) {
      const {0: found, index} = match;
      const parts = readParts(match, block);
      const written = write(parts, block.offset + index, page);
      block.edit(index, index + found.length, written);
    }
  }
}

function applyMarks(block: Block, page: Conversion): void {
  for (const [pattern, ...tags] of MARKS.slice(0, page.isVault ? 1 : 4)) {
    for (const {0: found, 1: sign, index} of block.words.matchAll(pattern)) {
      const end = index + found.length;
      block.mark([index, end], String(sign).length, tags);
    }
  }
}

/** Notes the tags of a note, or tells what VuePress would compute. */
function noteSyntax(plain: string, offset: number, page: Conversion): void {
  if (page.isVault) {
    for (const [, name = ''] of plain.matchAll(TAG)) {
      page.addTag(name);
    }
    return;
  }
  for (const {0: found, index} of plain.matchAll(COMPUTED)) {
    page.tellAt('syntax', offset + index, found);
  }
}

/** Converts the words of a paragraph, a heading or a cell. */
export function convertText(node: Nodes, page: Conversion): void {
  const block = new Block(node, page);
  const ends = page.hasBreaks ? block.words.matchAll(/\n/g) : [];
  for (const {index} of ends) {
    block.edit(index, index, '\\');
  }
  applyRules(block, page);
  applyMarks(block, page);
  const plain = block.words.replaceAll(/\\[\s\S]/g, BLANK + BLANK);
  noteSyntax(plain, block.offset, page);
  for (const {0: sign, index} of plain.matchAll(SIGNS)) {
    block.edit(index, index + 1, sign === '<' ? '&lt;' : `\\${sign}`);
  }
  // MDX reads such lines as code.
  const isFirst = node.position?.start.column === 1;
  if (isFirst && /^(?:import|export)\b/.test(plain)) {
    block.edit(0, 1, `&#${plain.charCodeAt(0)};`);
  }
}
