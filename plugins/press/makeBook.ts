import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {getPath, getTitle, paperNames} from '../documents/model/paper';
import type {PressDocument} from '../documents/model/pressDocument';
import type {Ornament} from '../../src/site/world';
import {readIdentity} from '../../src/site/identity';
import {ornament} from '../../world/ornament';
import {
  chapterBody,
  nameChapter,
  readChapter,
  type Placing,
  type ReadChapter,
} from './chapters';
import {contents} from './contents';
import type {Made, Press} from './made';
import {element, htmlPage, joined, type Markup} from './markup';
import {pageRules} from './pageRules';
import {setCards} from './parts/cards';
import type {PageCover, ReadPage} from './readPages';
import {seriesColors, seriesNamed} from './series';
import {finish} from './typeset';

/** The style sheets of documents, in cascade order. */
const STYLES = [
  'tokens',
  'pages',
  'text',
  'front',
  'tables',
  'pictures',
  'spells',
  'year',
  'screen',
  'cards',
] as const;

/** The name of the site in documents. */
const site = readIdentity({});

/** Whether a document has chapters, and therefore a title page and a table of contents. */
function hasChapters({chapters, layout = 'book'}: PressDocument): boolean {
  return layout === 'book' && chapters.length > 1;
}

/** Draws the world's ornament, the emblem of documents without arms. */
function drawOrnament({circles, lines, accents}: Ornament): Markup {
  return element(
    'svg',
    {viewBox: '-200 -200 400 400', class: 'emblem', 'aria-hidden': 'true'},
    ...circles.map((r) => element('circle', {r})),
    ...[...lines, ...accents].map((d) => element('path', {d})),
  );
}

/** Returns the cover and the arms, as far as they exist, or else the ornament. */
function getPictures(
  {arms}: PressDocument,
  cover: PageCover | undefined,
): Markup {
  const emblem = cover === undefined ? ornament : undefined;
  return joined([
    cover === undefined ? null : element('img', {class: 'banner', ...cover}),
    arms !== undefined
      ? element('img', {src: arms, alt: '', class: 'emblem'})
      : emblem === undefined
        ? null
        : drawOrnament(emblem),
  ]);
}

/** A document that is read and ready to be composed. */
type ReadDocument = {
  readonly document: PressDocument;
  readonly title: string;
  readonly subject: string;
  readonly chapters: readonly ReadChapter[];
  /** The image of its only page, or of its area if it is a book. */
  readonly cover: PageCover | undefined;
};

async function readDocument(
  document: PressDocument,
  readPage: ReadPage,
): Promise<ReadDocument> {
  const chapters = await Promise.all(
    document.chapters.map((chapter) => readChapter(chapter, readPage)),
  );
  const [first] = chapters;
  if (first === undefined) {
    throw new Error(
      `${document.file}: found no chapters, expected at least one.`,
    );
  }
  const [area = ''] = first.page.id.split('/');
  return {
    document,
    title: document.title ?? first.page.title,
    subject: document.subject ?? first.page.description,
    chapters,
    cover:
      first.page.cover ??
      (hasChapters(document)
        ? (await readPage(`${area}/index`)).cover
        : undefined),
  };
}

/** The title page of a document with chapters, or the header of one without. */
function front({
  document,
  title,
  subject,
  chapters,
  cover,
}: ReadDocument): Markup {
  const address = `${site.url}${chapters[0]?.page.address ?? '/'}`;
  return element(
    'header',
    {class: hasChapters(document) ? 'front cover' : 'front'},
    getPictures(document, cover),
    element('p', {class: 'series'}, seriesNamed(document.series).name),
    element('h1', {}, title),
    element('p', {class: 'subject'}, subject),
    element(
      'p',
      {class: 'imprint'},
      `${site.title} · `,
      element('a', {href: address}, address.replace(/^https?:\/\//, '')),
    ),
  );
}

/** The text of a document without chapters. */
function getText({document, chapters}: ReadDocument): Markup {
  const {layout = 'book'} = document;
  const placing: Placing = {
    origin: site.url,
    depth: 0,
    inside: new Map(),
    inColumns: layout === 'book' || layout === 'spells',
  };
  const body = joined(chapters.map((read) => chapterBody(read, placing)));
  return layout === 'cards' ? setCards(body) : body;
}

/** The table of contents of a book, and its chapters. */
function getChapters({chapters}: ReadDocument): Markup {
  const placing: Placing = {
    origin: site.url,
    depth: 1,
    inside: new Map(chapters.map(({page, anchor}) => [page.address, anchor])),
    inColumns: true,
  };
  return joined([
    contents(
      chapters.map((read) => ({anchor: read.anchor, title: nameChapter(read)})),
    ),
    ...chapters.map((read) =>
      element(
        'section',
        {class: 'chapter', id: read.anchor},
        element('h2', {class: 'chapter-title'}, nameChapter(read)),
        chapterBody(read, placing),
      ),
    ),
  ]);
}

/** Composes the HTML of a document, with the CSS of its pages. */
function composeDocument(read: ReadDocument, css: string): string {
  const {document, title} = read;
  return htmlPage(
    {
      title,
      css: `${css}\n${seriesColors(document.series)}`,
    },
    element(
      'body',
      {class: document.layout ?? 'book'},
      front(read),
      element(
        'main',
        {},
        hasChapters(document) ? getChapters(read) : getText(read),
      ),
    ),
  );
}

/** Lists the images of a document, as paths from the root of the project. */
function listPictures(html: string): readonly string[] {
  return [...html.matchAll(/<img [^>]*?src="(?<src>[^"?]+)/g)].map(
    ({groups}) => `static${decodeURI(groups?.['src'] ?? '')}`,
  );
}

/** Makes a document from pages, for each paper size. */
export async function makeBook(
  document: PressDocument,
  {readPage, typesetter}: Press,
): Promise<Made> {
  const read = await readDocument(document, readPage);
  const {title, subject, chapters} = read;
  const styles = STYLES.map((name) =>
    readFile(join(__dirname, `styles/${name}.css`), 'utf8'),
  );
  const css = (await Promise.all(styles)).join('\n');
  const files = [];
  for (const paper of paperNames) {
    const rules = pageRules(paper, {
      layout: document.layout ?? 'book',
      title,
      series: seriesNamed(document.series).name,
      chapters: new Map(
        (hasChapters(document) ? chapters : []).map((each) => [
          each.anchor,
          nameChapter(each),
        ]),
      ),
    });
    const html = composeDocument(read, `${css}\n${rules}`);
    files.push({
      path: getPath(paper, document.file),
      title: getTitle(paper, title),
      bytes: await finish(await typesetter.set(html), {title, subject}),
    });
  }
  return {
    files,
    sources: [
      ...chapters.flatMap(({page}) => page.sources),
      ...listPictures(composeDocument(read, '')),
    ],
  };
}
