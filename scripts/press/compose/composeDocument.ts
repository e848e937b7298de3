import type {PaperName} from '../../../src/features/documents/lib/paper';
import type {
  PressDocument,
  Series,
} from '../../../src/features/documents/lib/pressDocument';
import {element, joined, type Markup} from '../markup';
import type {PageCover, PressPage, ReadPage} from '../read/pageReader';
import {series} from '../../../world/documents';
import {
  nameAnchor,
  chapterBody,
  getTitle,
  type Placing,
  type ReadChapter,
} from './chapterParts';
import {setCards} from './cards';
import {nameEnd} from './chapterEnds';
import {contents} from './contents';
import {getEmblem} from './emblem';
import {pageRules} from './pageRules';
import type {Composed} from './types';

function seriesNamed(name: string): Series {
  const found = Object.hasOwn(series, name) ? series[name] : undefined;
  if (found === undefined) {
    throw new Error(
      `found the series "${name}", expected one of ${Object.keys(series).join(', ')}.`,
    );
  }
  return found;
}

/** What all documents are composed with. */
export type Composing = {
  readonly readPage: ReadPage;
  /** The CSS of all documents. */
  readonly css: string;
  /** The CSS where parts meet, for documents that have such parts. */
  readonly joints: string;
  readonly site: {
    readonly title: string;
    readonly tagline: string;
    /** Without a trailing slash. */
    readonly url: string;
  };
};

type Titled = {readonly title: string; readonly subject: string};

async function readChapters(
  {chapters}: PressDocument,
  readPage: ReadPage,
): Promise<readonly ReadChapter[]> {
  return Promise.all(
    chapters.map(async (chapter) => {
      const page = await readPage(chapter.page);
      return {chapter, page, anchor: nameAnchor(chapter.title ?? page.title)};
    }),
  );
}

function getTitles(document: PressDocument, first: PressPage): Titled {
  return {
    title: document.title ?? first.title,
    subject: document.subject ?? first.description,
  };
}

function imprint({site}: Composing, chapters: readonly ReadChapter[]): Markup {
  const [first] = chapters;
  const address = `${site.url}${first?.page.address ?? '/'}`;
  return element(
    'p',
    {class: 'imprint'},
    `${site.title} · `,
    element('a', {href: address}, address.replace(/^https?:\/\//, '')),
  );
}

/** Whether a document has chapters, and so a title page and contents. */
function hasChapters({chapters, layout = 'book'}: PressDocument): boolean {
  return layout === 'book' && chapters.length > 1;
}

type Front = Titled & {
  readonly document: PressDocument;
  readonly composing: Composing;
  readonly chapters: readonly ReadChapter[];
  readonly cover: PageCover | undefined;
};

/** The image at the top of a document; its emblem is the arms, or the ornament without an image. */
function getPictures({document: {arms}, cover}: Front): Markup {
  return cover === undefined
    ? getEmblem(arms)
    : joined([
        element('img', {class: 'banner', ...cover}),
        arms === undefined ? null : getEmblem(arms),
      ]);
}

/** The title page of a document with chapters, or the header of one without. */
function front(all: Front): Markup {
  const {document, composing, chapters, ...titled} = all;
  return element(
    'header',
    {class: hasChapters(document) ? 'front cover' : 'front'},
    getPictures(all),
    element('p', {class: 'series'}, seriesNamed(document.series).name),
    element('h1', {}, titled.title),
    element('p', {class: 'subject'}, titled.subject),
    imprint(composing, chapters),
  );
}

/** A chapter with its title, and a mark at its end that tells how full its last page is. */
function getChapter(read: ReadChapter, placing: Placing): Markup {
  const end = nameEnd(read.anchor);
  return element(
    'section',
    {class: 'chapter', id: read.anchor},
    element('h2', {class: 'chapter-title'}, getTitle(read)),
    chapterBody(read, placing),
    element('a', {id: end, href: `#${end}`, 'aria-hidden': 'true'}),
  );
}

function getBody(
  document: PressDocument,
  chapters: readonly ReadChapter[],
  origin: string,
): Markup {
  if (!hasChapters(document)) {
    const {layout = 'book'} = document;
    const inColumns = layout === 'book' || layout === 'spells';
    const inside = new Map<string, string>();
    const placing = {origin, depth: 0, inside, inColumns};
    const body = joined(chapters.map((read) => chapterBody(read, placing)));
    return layout === 'cards' ? setCards(body) : body;
  }
  const inside = new Map(
    chapters.map(({page, anchor}) => [page.address, anchor]),
  );
  return joined([
    contents(
      chapters.map((read) => ({anchor: read.anchor, title: getTitle(read)})),
    ),
    ...chapters.map((read) =>
      getChapter(read, {origin, depth: 1, inside, inColumns: true}),
    ),
  ]);
}

/** Key facts that follow text, or a block that is kept with what introduces it. */
const JOINT = /<\/(?:div|p)><aside class="facts"|class="introduced"/;

function getStyle(
  {css, joints}: Composing,
  {series: name}: PressDocument,
  {rules, body}: {readonly rules: string; readonly body: Markup},
): Markup {
  const {accent, tint} = seriesNamed(name);
  const all = JOINT.test(body.html) ? `${css}\n${joints}` : css;
  return {
    html: `<style>${all}\n:root { --press-accent: ${accent}; --press-tint: ${tint}; }\n${rules}</style>`,
  };
}

function listPictures(html: string): readonly string[] {
  return [...html.matchAll(/<img src="(?<src>[^"?]+)/g)].map(
    (match) => match.groups?.['src'] ?? '',
  );
}

/** Finds the image of a document: that of its only page, or that of its area for a whole book. */
async function findCover(
  document: PressDocument,
  [first]: readonly ReadChapter[],
  readPage: ReadPage,
): Promise<PageCover | undefined> {
  if (first === undefined || !hasChapters(document)) {
    return first?.page.cover;
  }
  const [area = ''] = first.chapter.page.split('/');
  return first.page.cover ?? (await readPage(`${area}/index`)).cover;
}

/** Composes the HTML of a document for a paper size. */
export async function composeDocument(
  document: PressDocument,
  paper: PaperName,
  composing: Composing,
): Promise<Composed> {
  const chapters = await readChapters(document, composing.readPage);
  const [first] = chapters;
  if (first === undefined) {
    throw new Error(`${document.file} has no chapters; expected at least one.`);
  }
  const titled = getTitles(document, first.page);
  const heads = new Map(
    hasChapters(document)
      ? chapters.map((read) => [read.anchor, getTitle(read)] as const)
      : [],
  );
  const {layout = 'book'} = document;
  const rules = pageRules(
    {paper, layout},
    {
      document: titled.title,
      series: seriesNamed(document.series).name,
      chapters: heads,
    },
  );
  const cover = await findCover(document, chapters, composing.readPage);
  const body = element(
    'body',
    {class: document.layout ?? 'book'},
    front({document, composing, chapters, cover, ...titled}),
    element('main', {}, getBody(document, chapters, composing.site.url)),
  );
  const head = element(
    'head',
    {},
    {html: '<meta charset="utf-8">'},
    element('title', {}, titled.title),
    getStyle(composing, document, {rules, body}),
  );
  const html = `<!doctype html>${element('html', {lang: 'en-US'}, head, body).html}`;
  return {...titled, html, pictures: listPictures(html)};
}
