import {escapeText, quote, readGroups} from './edits';
import type {Tell} from './told';

/** A line of a page. */
export type Line = {
  readonly text: string;
  /** The line of the source from which it comes. */
  readonly line: number;
  /** Whether it is written as this site wants it, and not to be converted. */
  readonly own: boolean;
};

/** The first and the last lines of what a container becomes. */
type Form = readonly [open: string, close: string];

/** Containers whose code VuePress runs, as far as this site can. */
const DEMOS = 'demo code-demo normal-demo vue-demo react-demo';

/** What containers of VuePress and callouts of Obsidian become. */
const FORMS: readonly (readonly [names: string, ...form: Form])[] = [
  ['tip hint success check done', ':::tip[TITLE]', ':::'],
  ['note example quote cite infobox', ':::note[TITLE]', ':::'],
  ['info important abstract summary tldr todo', ':::info[TITLE]', ':::'],
  ['question help faq', ':::info[TITLE]', ':::'],
  ['warning attention', ':::warning[TITLE]', ':::'],
  ['caution', ':::caution[TITLE]', ':::'],
  ['danger error bug failure fail missing', ':::danger[TITLE]', ':::'],
  ['details', '<details>\n<summary>TITLE</summary>', '</details>'],
  ['tabs code-tabs code-group', '<Tabs>', '</Tabs>'],
  ['tab code-group-item', '<TabItem value="TITLE">', '</TabItem>'],
  ['left center right justify', "<div style={{textAlign: 'NAME'}}>", '</div>'],
  ['preview md-demo v-pre raw', '', ''],
  [DEMOS, '<CodeDemo title="TITLE">', '</CodeDemo>'],
];
const UNKNOWN: Form = [':::info[TITLE]', ':::'];

const OPENING =
  /^(?<margin>[\s>]*):{3,} *(?<name>[a-z][\w-]*)(?<id>#[\w-]+)?(?<title>[\s[].*)?$/i;
const CLOSING = /^[\s>]*:{3,}\s*$/;
const TAB = /^[\s>]*@tab(?<active>:active)?(?<title>[^#]*)/;
const FENCE = /^[\s>*+\d.)-]*(?<signs>`{3,}|~{3,})(?<info>[^`~]*)$/;

const NO_FENCE = {signs: '', info: ''};

/** The signs of the fence that is open after a line, behind > in a quotation, with which it ends. */
export function nextFence(fence: string, text: string): string {
  const {signs, info} = readGroups<'signs' | 'info'>(FENCE, text) ?? NO_FENCE;
  const quote = '>'.repeat(Number(/^\s*>/.test(text)));
  if (fence === '' || (quote === '' && fence.startsWith('>'))) {
    return signs && quote + signs;
  }
  const closes = (quote + signs).startsWith(fence) && info.trim() === '';
  return closes ? '' : fence;
}

/** A container that is still open. */
type Open = {
  readonly name: string;
  readonly margin: string;
  readonly title: string;
  /** The index of its first line. */
  readonly first: number;
  /** How many boxes are in it, one in another. */
  height: number;
  hasTab: boolean;
};

function findForm(name: string): Form | undefined {
  const row = FORMS.find(([names]) => names.split(' ').includes(name));
  return row && [row[1], row[2]];
}

/** Whether some lines are only code that a demo of this site runs. */
function canRun(lines: readonly Line[]): boolean {
  let fence = '';
  return lines.every(({text}) => {
    const isCode = fence !== '';
    fence = nextFence(fence, text);
    return (
      isCode || /^\s*(?:[`~]{3,} *(?:html|css|js|javascript)\s*)?$/.test(text)
    );
  });
}

/** The title of a box that has none: the name of its kind, if the box here has another. */
function nameBox(name: string, open: string): string {
  const words =
    name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  return open.startsWith(`:::${name}[`) ? '' : words;
}

/** Writes the first and the last line of a container. */
function fill({name, title, height}: Open): Form {
  const [open, close] = findForm(name) ?? UNKNOWN;
  const isBox = close === ':::';
  const words = title === '' ? nameBox(name, open) : title;
  const plain = isBox ? words.replaceAll(']', ')') : words;
  const isValue = open.includes('="');
  const shown = isValue ? quote(plain).slice(1, -1) : escapeText(plain);
  const text = open.replace('TITLE', () => shown).replace('NAME', name);
  const signs = ':'.repeat(isBox ? height : 0);
  const heading = title === '' ? '' : `**${escapeText(title)}**`;
  const first = signs + text.replace('[]', '').replace(' ]', ']');
  return [open === '' ? heading : first, signs + close];
}

/** Rewrites the containers of a page outside of its code. */
class Rewriter {
  readonly done: Line[] = [];
  readonly #open: Open[] = [];
  readonly #tell: Tell;
  #fence = '';

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  add(row: Line): void {
    const before = this.#fence;
    this.#fence = nextFence(before, row.text);
    const isCode = before + this.#fence !== '';
    if (isCode) {
      this.#outgrow(row.text);
    }
    if (isCode || !this.#rewrite(row)) {
      this.done.push(row);
    }
  }

  /** A box here ends at a line with its signs even in code: it gets more signs than that. */
  #outgrow(text: string): void {
    const signs = CLOSING.test(text) ? text.split(':').length - 1 : 0;
    for (const open of this.#open) {
      open.height = Math.max(open.height, signs - 2);
    }
  }

  /** Closes a fence that is still open, and with it the containers that it is in. */
  closeFence(): void {
    const {margin = ''} = this.#open.at(-1) ?? {};
    if (this.#open.length > 0 && /^[^>]/.test(this.#fence)) {
      this.done.push(...this.#lines(1, margin, this.#fence));
    }
  }

  /** Closes a container; returns whether one was open. */
  close(line: number): boolean {
    const last = this.#open.pop();
    if (last === undefined) {
      return false;
    }
    const {first, margin, height, hasTab} = last;
    const begin = this.done[first]?.line ?? line;
    const name = this.#isCodeAlone(last, begin) ? 'preview' : last.name;
    const [open, end] = fill({...last, name});
    const outer = this.#open.at(-1);
    if (outer !== undefined) {
      outer.height = Math.max(
        outer.height,
        height + Number(end.startsWith(':')),
      );
    }
    this.done.splice(first, 1, ...this.#lines(begin, margin, open));
    this.#write(line, margin, hasTab ? `</TabItem>\n\n${end}` : end);
    return true;
  }

  /** Whether a container is a demo that cannot run here, which is told. */
  #isCodeAlone({name, title, first}: Open, line: number): boolean {
    const isAlone =
      DEMOS.split(' ').includes(name) && !canRun(this.done.slice(first + 1));
    if (isAlone) {
      this.#tell('program', line, `::: ${name} ${title}`.trim());
    }
    return isAlone;
  }

  #lines(line: number, margin: string, texts: string): readonly Line[] {
    const all = texts.split('\n').map((text) => (margin + text).trimEnd());
    return all.map((text) => ({text, line, own: true}));
  }

  /** Writes lines with a blank one before and after them. */
  #write(line: number, margin: string, texts: string): void {
    this.done.push(...this.#lines(line, margin, `\n${texts}\n`));
  }

  /** Rewrites a line of a container; returns whether it is one. */
  #rewrite({text, line}: Line): boolean {
    const found = readGroups<'margin' | 'name' | 'title'>(OPENING, text);
    if (found !== undefined) {
      this.#begin(line, found);
      return true;
    }
    if (CLOSING.test(text)) {
      return (
        this.close(line) ||
        this.done.push({text: text.replace(':', '\\:'), line, own: false}) > 0
      );
    }
    return this.#beginTab({text, line});
  }

  #beginTab({text, line}: Pick<Line, 'text' | 'line'>): boolean {
    const current = this.#open.at(-1);
    const tab = readGroups<'active' | 'title'>(TAB, text);
    if (tab === undefined || current?.name.endsWith('tabs') !== true) {
      return false;
    }
    const end = current.hasTab ? '</TabItem>\n\n' : '';
    const first = tab.active === '' ? '' : ' default';
    const item = `<TabItem value=${quote(tab.title.trim())}${first}>`;
    this.#write(line, current.margin, end + item);
    current.hasTab = true;
    return true;
  }

  #begin(
    line: number,
    found: Record<'margin' | 'name' | 'title', string>,
  ): void {
    const name = found.name.toLowerCase();
    const words = found.title.replace(/\\$/, '').trim();
    // A title with links becomes the first paragraph.
    const title = words.includes('[') ? '' : words;
    const first = this.done.length + 1;
    if (findForm(name) === undefined) {
      this.#tell('container', line, `::: ${name} ${title}`.trim());
    }
    // Its first line is written once its content is known.
    this.#write(line, found.margin, '');
    const {margin} = found;
    this.#open.push({name, margin, title, first, height: 0, hasTab: false});
    if (title !== words) {
      this.done.push({text: margin + words, line, own: false});
      this.done.push({text: margin.trimEnd(), line, own: true});
    }
  }
}

/** Rewrites containers as boxes, folds and tabs of this site. */
export function rewriteContainers(
  lines: readonly Line[],
  tell: Tell,
): readonly Line[] {
  const rewriter = new Rewriter(tell);
  lines.forEach((line) => {
    rewriter.add(line);
  });
  rewriter.closeFence();
  let isOpen = true;
  while (isOpen) {
    isOpen = rewriter.close(lines.at(-1)?.line ?? 1);
  }
  return rewriter.done.filter(
    ({text, own}, at, all) => text !== '' || !own || all[at - 1]?.text !== '',
  );
}
