import type {PaperName} from '../../../src/features/documents/lib/paper';
import type {
  PressDocument,
  Series,
} from '../../../src/features/documents/lib/pressDocument';
import {element, joined, type Markup} from '../markup';
import type {PressPage, ReadPage} from '../read/pageReader';
import {series} from '@world/documents/series';
import {
  nameAnchor,
  chapterBody,
  getTitle,
  type Placing,
  type ReadChapter,
} from './chapterParts';
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
};

/** The title page of a document with chapters, or the header of one without. */
function front({document, composing, chapters, ...titled}: Front): Markup {
  return element(
    'header',
    {class: hasChapters(document) ? 'front cover' : 'front'},
    getEmblem(document.arms),
    element('p', {class: 'series'}, seriesNamed(document.series).name),
    element('h1', {}, titled.title),
    element('p', {class: 'subject'}, titled.subject),
    imprint(composing, chapters),
  );
}

function getChapter(read: ReadChapter, placing: Placing): Markup {
  return element(
    'section',
    {class: 'chapter', id: read.anchor},
    element('h2', {class: 'chapter-title'}, getTitle(read)),
    chapterBody(read, placing),
  );
}

function getBody(
  document: PressDocument,
  chapters: readonly ReadChapter[],
  origin: string,
): Markup {
  if (!hasChapters(document)) {
    const placing = {origin, depth: 0, inside: new Map<string, string>()};
    return joined(chapters.map((read) => chapterBody(read, placing)));
  }
  const inside = new Map(
    chapters.map(({page, anchor}) => [page.address, anchor]),
  );
  return joined([
    contents(
      chapters.map((read) => ({anchor: read.anchor, title: getTitle(read)})),
    ),
    ...chapters.map((read) => getChapter(read, {origin, depth: 1, inside})),
  ]);
}

function getStyle(
  {css}: Composing,
  {series: name}: PressDocument,
  rules: string,
): Markup {
  const {accent, tint} = seriesNamed(name);
  return {
    html: `<style>${css}\n:root { --accent: ${accent}; --tint: ${tint}; }\n${rules}</style>`,
  };
}

function listPictures(html: string): readonly string[] {
  return [...html.matchAll(/<img src="(?<src>[^"]+)"/g)].map(
    (match) => match.groups?.['src'] ?? '',
  );
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
      document: `${titled.title}  ·  ${seriesNamed(document.series).name}`,
      chapters: heads,
    },
  );
  const body = element(
    'body',
    {class: document.layout ?? 'book'},
    front({document, composing, chapters, ...titled}),
    element('main', {}, getBody(document, chapters, composing.site.url)),
  );
  const head = element(
    'head',
    {},
    {html: '<meta charset="utf-8">'},
    element('title', {}, titled.title),
    getStyle(composing, document, rules),
  );
  const html = `<!doctype html>${element('html', {lang: 'en-US'}, head, body).html}`;
  return {...titled, html, pictures: listPictures(html)};
}
