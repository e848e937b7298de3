import {translate} from '@docusaurus/Translate';
import {TAKE_PAGE} from '../../../../src/site/takePage';
import type {Entry} from './entries';
import {offerTool} from './offerTool';

/** Offers the page with copies for other tools if the query mentions it. */
export function listTakingAway(query: string): readonly Entry[] {
  return offerTool(query, {
    key: 'take',
    title: translate({
      id: 'site.search.action.take',
      message: 'Take it with you',
      description: 'Entry of the palette that leads to copies for other tools',
    }),
    words: translate({
      id: 'site.search.action.take.words',
      message:
        'Markdown Obsidian vault export download everything CSV Excel spreadsheet zip',
      description: 'Words by which copies for other tools are found',
    }),
    note: translate({
      id: 'site.search.action.take.note',
      message: 'Markdown, Obsidian, CSV',
      description: 'Said beside the entry that leads to copies',
    }),
    to: TAKE_PAGE,
  });
}
