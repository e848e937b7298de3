import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {listBuiltPages} from '../pages/builtPages';
import type {FinishPage, Publisher} from './publisher';

/** Applies the changes of all plugins to each built page, and writes it once. */
export async function finishPages(
  publishers: readonly Publisher[],
  props: Props,
): Promise<void> {
  const changes: FinishPage[] = [];
  for (const {finishPages: prepare} of publishers) {
    if (prepare !== undefined) {
      changes.push(await prepare(props));
    }
  }
  for (const path of await listBuiltPages(props.outDir)) {
    const page = join(props.outDir, path);
    let html = await readFile(page, 'utf8');
    for (const change of changes) {
      html = await change(html, path);
    }
    await writeFile(page, html);
  }
}
