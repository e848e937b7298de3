import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {contentAreas, openAreas} from '../../../../src/site/contentAreas';
import type {Build} from '../../build/writeFiles';

/** The first two open areas of the world, and one that the tests treat as locked. */
export const [first = '', second = ''] = openAreas.map(({id}) => id);
export const closed = contentAreas
  .map(({id}) => id)
  .filter((id) => id !== first && id !== second);

/** Creates a project folder with files, and runs a test on it. */
export async function onFolder(
  files: Readonly<Record<string, string>>,
  run: (build: Build) => Promise<void>,
): Promise<void> {
  const siteDir = mkdtempSync(join(tmpdir(), 'take-away-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      const file = join(siteDir, path);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
    await run({
      siteDir,
      outDir: join(siteDir, 'build'),
      basePath: '/base/',
      origin: 'https://vale.example',
      closed,
      home: {title: 'The Vale', description: 'A valley with nine mills.'},
    });
  } finally {
    rmSync(siteDir, {recursive: true, force: true});
  }
}

/** Writes the HTML of a docs page, as a build writes it. */
export function pageHtml(article: string, head = ''): string {
  return `<!doctype html><html><head><title>x</title>${head}</head><body><nav>Menu</nav><main><div><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown">${article}</div><footer>Edit</footer></article></div></main></body></html>`;
}
