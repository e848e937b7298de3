import type {LoadContext, Plugin} from '@docusaurus/types';
import {finishPages} from './finishPages';
import {listPublishers} from './publisher';
import {refuseLeaks} from './refuseLeaks';
import {writeEndingWorker} from './writeEndingWorker';
import {writeSitemap} from './writeSitemap';

/**
 * Runs the steps that follow the rendering of pages. Their order is: files beside the pages and the
 * sitemap, changes of all pages, packs of all files, and the leak check. Docusaurus would run the
 * `postBuild` of all plugins at once; a plugin takes part by `publish`.
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
      const locks = publishers.flatMap(({secrets}) => secrets ?? []);
      if (locks.length > 0) {
        const secrets = locks.flatMap((list) => list());
        await refuseLeaks(siteDir, props.outDir, secrets);
      }
    },
  };
}
