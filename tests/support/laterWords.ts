import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {campaigns} from '../../world/campaigns';
import {readRecords} from './sheets';
import {staticDir} from './site';

/** Words that tell something of a session of a campaign. */
export type LaterWords = {
  readonly campaign: string;
  readonly session: number;
  readonly words: string;
};

/** The columns of sheets whose cells nobody can know before the session of their row. */
const TELLING: readonly (readonly [file: string, column: string])[] = [
  ['people.csv', 'Name'],
  ['sessions.csv', 'Title'],
  ['visuals.csv', 'Title'],
  ['gamepix/index.csv', 'title'],
  ['session-images/index.csv', 'title'],
];

function listOf(campaign: string, file: string, column: string) {
  const path = `campaigns/${campaign}/${file}`;
  return existsSync(join(staticDir, path))
    ? readRecords(path).map((row) => ({
        words: row[column] ?? '',
        session: Number(/\d+$/.exec(row['Session'] ?? row['session'] ?? '')),
      }))
    : [];
}

/** Story arcs are told by their first session. */
function listArcs(campaign: string) {
  const arcs = listOf(campaign, 'sessions.csv', 'Arc');
  return arcs.filter(
    ({words}, index) =>
      arcs.findIndex((each) => each.words === words) === index,
  );
}

/** Lists the names, titles and arcs of both campaigns by the session in which readers meet them. */
export function listLaterWords(): readonly LaterWords[] {
  return campaigns.flatMap(({id}) => {
    const found = [
      ...TELLING.flatMap(([file, column]) => listOf(id, file, column)),
      ...listArcs(id),
    ].toSorted((a, b) => a.session - b.session);
    // What several rows name is told by the first of them.
    return found
      .filter(
        ({words}, index) =>
          found.findIndex((each) => each.words === words) === index &&
          // A title of one common word stands in other sentences too.
          words !== 'Received',
      )
      .map((each) => ({campaign: id, ...each}));
  });
}

/** The words that a text tells too early, for a group that has reached a session. */
export function findEarly(
  text: string,
  words: readonly LaterWords[],
  reached: (campaign: string) => number,
): readonly string[] {
  return words
    .filter(({campaign, session}) => session > reached(campaign))
    .filter((later) => text.includes(later.words))
    .map(({words: found, session}) => `${found} (${session})`);
}
