import {translate} from '@docusaurus/Translate';
import {campaigns} from '../../../world/campaigns';
import type {Tool} from '../../../src/shared/model/tool';
import {changeTableView} from '../../display/client/tableView';

const playedUpTo: Tool = {
  key: 'played-up-to',
  title: translate({
    id: 'site.search.action.played',
    message: 'Sessions played',
    description: 'Palette entry for the choice of a session',
  }),
  words: translate({
    id: 'site.search.action.played.words',
    message: 'session campaign spoilers veil hide later progress',
    description: 'Search words for the choice of a session in the palette',
  }),
  note: translate({
    id: 'site.search.action.played.note',
    message: 'hide later sessions',
    description: 'Shown beside the entry for the choice',
  }),
  open() {
    changeTableView({panel: 'played-up-to'});
  },
};

export const tools: readonly Tool[] = campaigns.length > 0 ? [playedUpTo] : [];
