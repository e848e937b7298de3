import {translate} from '@docusaurus/Translate';
import hasFoes from '@generated/fighters/default/hasFoes.json';
import {campaigns} from '../../../../world/campaigns';
import {changeTableView} from '../../../display/client/tableView';
import {setPaletteQuery} from '../../client/paletteQuery';
import type {Entry} from './entries';
import {offerTool, offerWantedTool} from './offerTool';

/** Lists table mode if the query matches it. */
function listTableMode(query: string): readonly Entry[] {
  return offerTool(query, {
    key: 'table',
    title: translate({
      id: 'site.search.action.table',
      message: 'Table mode',
      description: 'Entry of the palette that opens what helps at the table',
    }),
    words: translate({
      id: 'site.search.action.table.words',
      message:
        'at the table large larger bigger type text font size letters easy to read contrast red light night screen awake',
      description: 'Words by which table mode is found in the palette',
    }),
    note: translate({
      id: 'site.search.action.table.note',
      message: 'large and clear, or in red light',
      description: 'Said beside the entry that opens table mode',
    }),
    act() {
      setPaletteQuery(undefined);
      changeTableView({panel: true});
    },
  });
}

/** Lists the desk if the query matches it. */
function listDesk(query: string): readonly Entry[] {
  return offerTool(query, {
    key: 'desk',
    title: translate({
      id: 'site.search.action.desk',
      message: 'Pinboard',
      description: 'Entry of the palette that opens the desk',
    }),
    words: translate({
      id: 'site.search.action.desk.words',
      message: 'desk pins notes pinned bookmarks cards save remember',
      description: 'Words by which the desk is found in the palette',
    }),
    note: translate({
      id: 'site.search.action.desk.note',
      message: 'what you have pinned, with your notes',
      description: 'Said beside the entry that opens the desk',
    }),
    act() {
      setPaletteQuery(undefined);
      changeTableView({desk: true});
    },
  });
}

/** Lists the choice of the session that a group has reached, if there are campaigns and the query matches it. */
function listPlayedUpTo(query: string): readonly Entry[] {
  if (campaigns.length === 0) {
    return [];
  }
  return offerTool(query, {
    key: 'played-up-to',
    title: translate({
      id: 'site.search.action.played',
      message: 'Played up to',
      description: 'Entry of the palette that opens the choice of a session',
    }),
    words: translate({
      id: 'site.search.action.played.words',
      message: 'session campaign spoilers veil hide later progress',
      description: 'Words by which the choice of a session is found',
    }),
    note: translate({
      id: 'site.search.action.played.note',
      message: 'veil what comes after your session',
      description: 'Said beside the entry that opens the choice',
    }),
    act() {
      setPaletteQuery(undefined);
      changeTableView({panel: 'played-up-to'});
    },
  });
}

/** Lists the second screen if the query matches it. */
function listScreen(query: string): readonly Entry[] {
  return offerTool(query, {
    key: 'screen',
    title: translate({
      id: 'site.search.action.screen',
      message: 'Player screen',
      description: 'Entry of the palette that opens the second screen',
    }),
    words: translate({
      id: 'site.search.action.screen.words',
      message: 'second screen show to the table players window present handout',
      description: 'Words by which the second screen is found in the palette',
    }),
    note: translate({
      id: 'site.search.action.screen.note',
      message: 'a window for the players',
      description: 'Said beside the entry that opens the second screen',
    }),
    act() {
      setPaletteQuery(undefined);
      void import('../../../player-screen/theme/Presenter/mount').then(
        ({openSecondScreen}) => {
          openSecondScreen();
        },
      );
    },
  });
}

/** Lists the tracker of a fight, if the world has foes and something was written that it matches. */
function listTracker(query: string, basePath: string): readonly Entry[] {
  if (!hasFoes) {
    return [];
  }
  return offerWantedTool(query, {
    key: 'tracker',
    title: translate({
      id: 'site.search.action.tracker',
      message: 'Open the tracker',
      description: 'Entry of the palette that opens the tracker of a fight',
    }),
    words: translate({
      id: 'site.search.action.tracker.words',
      message: 'fight combat encounter battle initiative monsters',
      description: 'Words by which the tracker is found in the palette',
    }),
    note: translate({
      id: 'site.search.action.tracker.note',
      message: 'whose turn it is, points and wounds',
      description: 'Said beside the entry that opens the tracker',
    }),
    act() {
      setPaletteQuery(undefined);
      void import('../../../tracker/theme/Tracker/mount').then(
        ({showTracker}) => {
          showTracker(basePath);
        },
      );
    },
  });
}

/** Lists how dice are thrown in the palette if something was written that it matches. */
function listDice(query: string): readonly Entry[] {
  return offerWantedTool(query, {
    key: 'dice-help',
    title: translate({
      id: 'site.search.action.dice',
      message: 'Throw dice',
      description: 'Entry of the palette that shows how dice are thrown there',
    }),
    words: translate({
      id: 'site.search.action.dice.words',
      message: 'roll roller die d20 random',
      description: 'Words by which the dice are found in the palette',
    }),
    note: translate({
      id: 'site.search.action.dice.note',
      message: 'write them here, such as 2d6+3',
      description: 'Said beside the entry that shows how dice are thrown',
    }),
    act() {
      setPaletteQuery('1d20');
    },
  });
}

/** The ways to what helps at the table, of which something was written. */
export function listTableTools(
  query: string,
  basePath: string,
): readonly Entry[] {
  return [
    ...listTableMode(query),
    ...listDesk(query),
    ...listPlayedUpTo(query),
    ...listScreen(query),
    ...listTracker(query, basePath),
    ...listDice(query),
  ];
}
