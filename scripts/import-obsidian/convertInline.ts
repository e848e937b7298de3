import {
  findFile,
  isPicture,
  nameTarget,
  findDestination,
  type Vault,
} from './vaultLinks';
import type {Note} from './noteParts';

/** What the text of a note is converted with. */
export type Conversion = {
  readonly note: Note;
  readonly vault: Vault;
  /** Takes what could not be kept, and its line. */
  readonly lose: (line: number, what: string) => void;
  /** Takes a picture that the page shows, by its path in the vault. */
  readonly usePicture: (path: string) => void;
  /** Takes a tag, without its sign. */
  readonly useTag: (tag: string) => void;
};

type At = {readonly line: number} & Conversion;

const entities: Readonly<Record<string, string>> = {
  '{': '&#123;',
  '}': '&#125;',
  '<': '&lt;',
  $: '&#36;',
};

/** Escapes what would be code in a page: braces, tags, formulas, and imports at the beginning. */
function escapeCode(text: string): string {
  return text
    .replaceAll(
      /\\?([$<{}])/g,
      (_found, sign: string) => entities[sign] ?? sign,
    )
    .replace(
      /^([\s>]*)(import|export)\b/,
      (_found, space: string, word: string) =>
        `${space}&#${word.charCodeAt(0)};${word.slice(1)}`,
    );
}

function escapeLabel(text: string): string {
  return text.replaceAll(/[[\]]/g, String.raw`\$&`);
}

function decode(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

function describeFile(path: string): string {
  return path
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[_-]+/g, ' ');
}

function writePicture(name: string, alt: string, at: At): string {
  const {note, vault, line} = at;
  const found = findFile(name, note.path, vault.files);
  if (found === undefined) {
    at.lose(line, `the picture "${name}", which is not in the vault`);
    return alt;
  }
  const {path} = found;
  if (!isPicture(path)) {
    at.lose(line, `the file "${path}", which is no picture that is imported`);
    return alt === '' ? describeFile(path) : alt;
  }
  at.usePicture(path);
  if (alt === '') {
    at.lose(
      line,
      `no alternative text of "${path}"; its file name is written for it`,
    );
  }
  const text = alt === '' ? describeFile(path) : alt;
  return `![${escapeLabel(text)}](${vault.pictureFolder}/${nameTarget(path)})`;
}

function writeLink(link: string, label: string, at: At): string {
  const found = findDestination(link, at.note, at.vault);
  if (found.loss !== undefined) {
    at.lose(at.line, found.loss);
  }
  const text = label === '' ? link.replaceAll(/#\^?/g, ' ').trim() : label;
  return 'to' in found ? `[${escapeLabel(text)}](${found.to})` : text;
}

function writeEmbed(link: string, label: string, at: At): string {
  const [name = ''] = link.split('#');
  if (/\.\w+$/.test(name) && !/\.md$/i.test(name)) {
    return writePicture(name, /^\d+(?:x\d+)?$/.test(label) ? '' : label, at);
  }
  at.lose(at.line, `"${link}" shown in place, which becomes a link`);
  return writeLink(link, label, at);
}

function writeMarkdownLink(
  [mark, label, target]: readonly [string, string, string],
  at: At,
): string {
  const isAway = /^[a-z][a-z\d+.-]*:/i.test(target);
  if (isAway && mark === '!') {
    at.lose(
      at.line,
      `a picture of another site, which becomes a link: ${target}`,
    );
  }
  if (isAway) {
    return `[${label}](${escapeCode(target)})`;
  }
  const path = decode(target);
  const [name = ''] = path.split('#');
  if (mark === '!') {
    return writePicture(name, label, at);
  }
  return /\.\w+$/.test(name) && !/\.md$/i.test(name)
    ? writePicture(name, label, at).replace(/^!/, '')
    : writeLink(path, label, at);
}

/** Writes a link or an embed of any kind; undefined if the text is neither. */
const LINK =
  /(?<wikiMark>!?)\[\[(?<wiki>[^\]|]+?)(?:\\?\|(?<wikiLabel>[^\]]*))?\]\]|(?<mark>!?)\[(?<label>[^\]]*)\]\((?:<(?<long>[^>]*)>|(?<target>[^\s()]+))(?:\s+"[^"]*")?\)|<(?<auto>https?:[^\s>]+)>|(?<bare>https?:\/\/[^\s)\]>]*[^\s)\]>.,;:!?])|(?<code>`+)[^`]+\k<code>/g;

type Groups = Readonly<Record<string, string | undefined>>;

function writeCode(code: string, at: At): string {
  if (!/[$<{}]/.test(code)) {
    return code;
  }
  at.lose(
    at.line,
    `code with braces, tags or $, which becomes plain text: ${code}`,
  );
  return escapeCode(code.replaceAll('`', '&#96;'));
}

function writeWiki(wiki: string, groups: Groups, at: At): string {
  const write = groups['wikiMark'] === '!' ? writeEmbed : writeLink;
  return write(wiki, escapeCode(groups['wikiLabel'] ?? ''), at);
}

function writeFound(found: string, groups: Groups, at: At): string {
  const {wiki, label = '', mark = ''} = groups;
  if (wiki !== undefined) {
    return writeWiki(wiki, groups, at);
  }
  const target = groups['long'] ?? groups['target'];
  if (target !== undefined) {
    return writeMarkdownLink([mark, escapeCode(label), target], at);
  }
  const address = groups['auto'] ?? groups['bare'];
  return address === undefined
    ? writeCode(found, at)
    : `[${escapeCode(address)}](${escapeCode(address)})`;
}

function writeProse(text: string, {useTag}: At): string {
  const untagged = text.replaceAll(
    /(?<=^|\s)#(?=[\p{L}\d_/-]*\p{L})([\p{L}\d_/-]+)/gu,
    (_found, tag: string) => {
      useTag(tag);
      return tag;
    },
  );
  return escapeCode(untagged.replaceAll(/==(?=\S)([^=]+)==/g, '**$1**'));
}

/** Converts the text of one line outside code. */
export function convertInline(text: string, at: At): string {
  if (/<\/?[a-z]/i.test(text.replaceAll(/<https?:|\]\(<|`[^`]*`/g, ''))) {
    at.lose(at.line, 'HTML, which is shown as text');
  }
  const plain = text.replace(/\s\^[\w-]+\s*$/, '');
  let end = 0;
  let converted = '';
  for (const match of plain.matchAll(LINK)) {
    converted += writeProse(plain.slice(end, match.index), at);
    converted += writeFound(match[0], match.groups ?? {}, at);
    end = match.index + match[0].length;
  }
  const all = converted + writeProse(plain.slice(end), at);
  return end === 0 ? all : escapeCode(all);
}
