import {rm} from 'node:fs/promises';
import {relative} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {printLeaks} from '@engine/docs-lock/leak-check/printLeaks';
import {readLeakSite} from './readLeakSite';
import {createValidator} from '../validate-options/createValidator';
import {finishPages} from './finishPages';
import {listPublishers} from './publisher';
import {writeEndingWorker} from './writeEndingWorker';
import {writeSitemap} from './writeSitemap';

/**
 * Empties the output if a file in it contains content of locked pages.
 *
 * @throws Error if so.
 */
async function refuseLeaks(siteDir: string, outDir: string): Promise<void> {
  const folder = relative(siteDir, outDir);
  if ((await printLeaks(readLeakSite(siteDir), [folder])) !== 0) {
    await rm(outDir, {recursive: true, force: true});
    throw new Error(
      `${folder}: found the content of locked pages listed above, so the folder was emptied.`,
    );
  }
}

/**
 * Does what must follow the rendering of pages, in this order: files beside the pages and the
 * sitemap, changes of all pages, packs of all files, and the leak check of everything. Docusaurus
 * would run the `postBuild` of all plugins at once; a plugin takes part by `publish`.
 */
export default function publishPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'publish',

    async postBuild(props) {
      const publishers = listPublishers(props.plugins);
      await Promise.all([
        writeSitemap(props),
        ...publishers.map(({writeFiles}) => writeFiles?.(props)),
      ]);
      await finishPages(publishers, props);
      for (const {packFiles} of publishers) {
        await packFiles?.(props);
      }
      await writeEndingWorker(props.outDir);
      await refuseLeaks(siteDir, props.outDir);
    },
  };
}

/** Validates the options, of which there are none. */
export const validateOptions = createValidator({});
