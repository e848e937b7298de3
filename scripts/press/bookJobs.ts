import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {
  paperNames,
  getPath,
  getTitle,
  type PaperName,
} from '../../src/features/documents/lib/paper';
import type {PressDocument} from '../../src/features/documents/lib/pressDocument';
import {documents} from '../../world/documents/index';
import {readIdentity} from '../../src/site/identity';
import {composeDocument, type Composing} from './compose/composeDocument';
import {getFingerprint, type Job} from './job';
import {finish} from './print/finish';
import type {Typesetter} from './print/typesetter';
import {pageReader} from './read/pageReader';

/** Starts the typesetter on the first call. */
export type GetTypesetter = () => Promise<Typesetter>;

type Making = {
  readonly siteDir: string;
  readonly composing: Composing;
  readonly typesetter: GetTypesetter;
};

async function bookJob(
  {siteDir, composing, typesetter}: Making,
  document: PressDocument,
  paper: PaperName,
): Promise<Job> {
  const {html, pictures, title, subject} = await composeDocument(
    document,
    paper,
    composing,
  );
  const files = await Promise.all(
    pictures.map((path) => readFile(join(siteDir, 'static', path))),
  );
  const fingerprint = getFingerprint(html, ...files);
  return {
    path: getPath(paper, document.file),
    title: getTitle(paper, title),
    fingerprint,
    async make() {
      const {set} = await typesetter();
      const {title: author} = composing.site;
      return finish(await set(html), {title, subject, author, fingerprint});
    },
  };
}

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

function readStyle(name: string): Promise<string> {
  return readFile(join(__dirname, 'styles', `${name}.css`), 'utf8');
}

async function readStyles(): Promise<string> {
  return (await Promise.all(STYLES.map(readStyle))).join('\n');
}

/** Loads what all documents are composed with. */
async function loadComposing(siteDir: string): Promise<Composing> {
  const {title, tagline, url} = readIdentity({});
  return {
    readPage: await pageReader(siteDir),
    css: await readStyles(),
    joints: await readStyle('joints'),
    site: {title, tagline, url},
  };
}

/** Lists jobs for the documents made from pages, in each paper size. */
export async function bookJobs(
  siteDir: string,
  typesetter: GetTypesetter,
): Promise<readonly Job[]> {
  const making = {siteDir, composing: await loadComposing(siteDir), typesetter};
  return Promise.all(
    documents.flatMap((document) =>
      paperNames.map((paper) => bookJob(making, document, paper)),
    ),
  );
}
