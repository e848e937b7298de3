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

/** Encodes signs of an address that would be code; entities in it do not outlast formatting. */
function encodeAddress(address: string): string {
  return address.replaceAll(
    /[\t $()<\\{}]/g,
    (sign) =>
      `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
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

/** Writes a link to another site; one of a kind that browsers could run becomes text. */
function writeAway(
  [mark, label, target]: readonly [string, string, string],
  {line, lose}: At,
): string {
  if (!/^(?:https?|mailto):/i.test(target)) {
    lose(line, `a link that is not to the web, which becomes text: ${target}`);
    return label;
  }
  if (mark === '!') {
    lose(line, `a picture of another site, which becomes a link: ${target}`);
  }
  return `[${label}](${encodeAddress(target)})`;
}

function writeMarkdownLink(
  [mark, label, target]: readonly [string, string, string],
  at: At,
): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) {
    return writeAway([mark, label, target], at);
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
  if (!/[$<\]{}]/.test(code)) {
    return code;
  }
  at.lose(
    at.line,
    `code with braces, brackets, tags or $, which becomes plain text: ${code}`,
  );
  return escapeCode(code.replaceAll('`', '&#96;').replaceAll(']', '&#93;'));
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
    : `[${escapeCode(address)}](${encodeAddress(address)})`;
}

function writeProse(text: string, {useTag, lose, line}: At): string {
  const untagged = text.replaceAll(
    /(?<=^|\s)#(?=[\p{L}\d_/-]*\p{L})([\p{L}\d_/-]+)/gu,
    (_found, tag: string) => {
      useTag(tag);
      return tag;
    },
  );
  // What is no link to the import must not become one on the page.
  const unlinked = untagged.replaceAll(
    /(\[\^[^\s\]]+)?\](?=[(:])/g,
    (found: string, footnote?: string) => {
      if (footnote !== undefined) {
        return found;
      }
      lose(line, 'brackets of a link that cannot be read, shown as text');
      return '&#93;';
    },
  );
  // A fence that the import has not seen must not begin one on the page.
  const unfenced = unlinked.replaceAll(/`{3,}|~{3,}/g, (signs) =>
    (signs.startsWith('~') ? '&#126;' : '&#96;').repeat(signs.length),
  );
  return escapeCode(unfenced.replaceAll(/==(?=\S)([^=]+)==/g, '**$1**'));
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
