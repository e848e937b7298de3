import {spellSheets} from '../../world/catalogue';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {SpellRecord} from '../spells/model/record';
import {getFilePath} from '../../src/shared/model/movedPage';
import type {Identity} from '../../src/site/world';
import {getSourcePath, listOpenDocs, type Doc} from '../pages/openDocs';
import type {PublishingPlugin} from '../publish/publisher';
import {siteParts, type SiteParts} from '../site/siteParts';
import {addData, removeData} from './addData';
import {describeArticle, type StructuredData} from './describeArticle';
import {describeSpells} from './describeSpells';

/** The structured data of public pages, by their path in the build. */
export type PageData = Map<string, readonly StructuredData[]>;

/** Describes the terms of the page that lists all spells; none for other pages. */
function describeTerms(
  {permalink, title}: Doc,
  all: AllContent,
  {url, basePath}: Identity,
): readonly StructuredData[] {
  const records = all['spells']?.['default'] as
    readonly SpellRecord[] | undefined;
  return records !== undefined &&
    permalink.replace(basePath, '/') === spellSheets.page
    ? [describeSpells(records, {page: new URL(permalink, url).href, title})]
    : [];
}

type Parts = Pick<SiteParts, 'closed' | 'histories' | 'identity'>;

/** Describes public pages for search engines: articles, and spells as defined terms. */
export default function structuredDataPlugin(
  context: LoadContext,
  _options: unknown,
  {closed, histories, identity}: Parts = siteParts(context),
): PublishingPlugin {
  const pageData: PageData = new Map();
  return {
    name: 'structured-data',

    publish: {finishPages: () => dataAdder(pageData, closed)},

    async allContentLoaded({allContent}) {
      const known = await histories();
      pageData.clear();
      for (const {doc} of listOpenDocs(allContent)) {
        const history = known.get(getSourcePath(doc)) ?? {};
        const address = doc.permalink.replace(identity.basePath, '/');
        pageData.set(getFilePath(address), [
          // The index page of a folder is a list rather than an article.
          ...(address.endsWith('/')
            ? []
            : [describeArticle({doc, history, identity})]),
          ...describeTerms(doc, allContent, identity),
        ]);
      }
    },
  };
}

/**
 * Creates the function that adds the data of each page, and removes the data that themes add to
 * locked ones.
 *
 * @param closed the areas that are locked in this build.
 */
export function dataAdder(pageData: PageData, closed: readonly string[]) {
  return (html: string, path: string): string =>
    closed.some((id) => path.startsWith(`${id}/`))
      ? removeData(html)
      : addData(html, pageData.get(path) ?? []);
}
