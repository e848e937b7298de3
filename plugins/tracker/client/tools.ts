import {translate} from '@docusaurus/Translate';
import hasFoes from '@generated/tracker/default/hasFoes.json';
import type {Tool} from '../../../src/shared/model/tool';

const tracker: Tool = {
  key: 'tracker',
  title: translate({
    id: 'site.search.action.tracker',
    message: 'Open the tracker',
    description: 'Palette entry for the tracker of a fight',
  }),
  words: translate({
    id: 'site.search.action.tracker.words',
    message: 'fight combat encounter battle initiative monsters',
    description: 'Search words for the tracker in the palette',
  }),
  note: translate({
    id: 'site.search.action.tracker.note',
    message: 'turns, action points, and wounds',
    description: 'Shown beside the entry for the tracker',
  }),
  atTable: translate({id: 'site.table.tracker', message: 'Fight'}),
  isWanted: true,
  open(basePath) {
    void import('../theme/Tracker/mount').then(({showTracker}) => {
      showTracker(basePath);
    });
  },
};

export const tools: readonly Tool[] = hasFoes ? [tracker] : [];
