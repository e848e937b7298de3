import {translate} from '@docusaurus/Translate';
import {campaigns} from '../../../world/campaigns';
import type {Tool} from '../../../src/shared/model/tool';
import {changeTableView} from '../../display/client/tableView';

const playedUpTo: Tool = {
  key: 'played-up-to',
  title: translate({
    id: 'site.search.action.played',
    message: 'Sessions played',
    description: 'Entry of the palette that opens the choice of a session',
  }),
  words: translate({
    id: 'site.search.action.played.words',
    message: 'session campaign spoilers veil hide later progress',
    description: 'Words by which the choice of a session is found',
  }),
  note: translate({
    id: 'site.search.action.played.note',
    message: 'hide later sessions',
    description: 'Said beside the entry that opens the choice',
  }),
  open() {
    changeTableView({panel: 'played-up-to'});
  },
};

export const tools: readonly Tool[] = campaigns.length > 0 ? [playedUpTo] : [];
