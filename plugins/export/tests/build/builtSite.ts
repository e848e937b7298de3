import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Doc, OpenDoc} from '../../../pages/openDocs';
import type {Build} from '../../build/writeFiles';

const town = {id: 'town', label: 'The Town'};
const country = {id: 'country', label: 'The Country'};

/** Creates what the docs plugin knows of a page below `/base/`. */
function openDoc(
  area: OpenDoc['area'],
  name: string,
  {title, description, tags = [], ...more}: Partial<Doc>,
): OpenDoc {
  const file = name === 'index' ? '' : `${name}.html`;
  const doc = {
    id: name,
    title,
    description,
    permalink: `/base/${area.id}/${file}`,
    tags,
    frontMatter: {description},
    ...more,
  };
  return {doc: doc as unknown as Doc, area};
}

/** A page of the town. */
const mill = openDoc(town, 'mill', {
  title: 'The Mill: a name',
  tags: [{label: 'water power'}] as unknown as Doc['tags'],
  frontMatter: {aliases: ['Nine Wheels']},
});

/** The public pages of a site, out of order. */
export const openDocs: readonly OpenDoc[] = [
  mill,
  openDoc(town, 'index', {title: 'Town', description: 'The front page.'}),
  openDoc(town, 'gate', {title: 'Gate', sidebarPosition: 1}),
  openDoc(country, 'inn', {title: 'Inn'}),
];

/** Writes files of a build of that page and others, and runs a test on it. */
export async function onBuild(
  files: Readonly<Record<string, string>>,
  run: (build: Build) => Promise<void>,
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'take-away-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      const file = join(outDir, path);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
    await run({
      pages: [mill],
      outDir,
      basePath: '/base/',
      origin: 'https://vale.example',
      home: {title: 'The Vale', description: 'A valley with nine mills.'},
    });
  } finally {
    rmSync(outDir, {recursive: true, force: true});
  }
}

/** Writes the HTML of a docs page, as a build writes it. */
export function pageHtml(article: string, head = ''): string {
  return `<!doctype html><html><head><title>x</title>${head}</head><body><nav>Menu</nav><main><div><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown">${article}</div><footer>Edit</footer></article></div></main></body></html>`;
}
