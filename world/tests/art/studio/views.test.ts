import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {litShare} from '../../../art/studio/views/moons';
import {gatewatcherViews} from '../../../art/studio/views/ofTheGatewatcher';
import {shroudViews} from '../../../art/studio/views/ofTheShroud';
import {viewPictures} from '../../../art/studio/views/viewPictures';
import {pictureList} from '../../../art/studio/pictureList';
import {parseSheet} from '../../../../src/shared/lib/csv';

/** Returns the world date of each session of a campaign. */
function readDates(campaign: string): ReadonlyMap<string, string> {
  const path = `../../../../static/campaigns/${campaign}/sessions.csv`;
  const result = parseSheet(readFileSync(join(__dirname, path), 'utf8'));
  if (!result.ok) {
    throw new Error(`${path} cannot be read`);
  }
  const {columns, rows} = result.sheet;
  const [session, date] = [
    columns.indexOf('Session'),
    columns.indexOf('World date'),
  ];
  return new Map(rows.map((row) => [row[session] ?? '', row[date] ?? '']));
}

describe.each([
  ['return-of-the-gatewatcher', gatewatcherViews, 12],
  ['shroud-of-the-empire', shroudViews, 6],
] as const)('the scenes of %s', (campaign, views, sessions) => {
  const days = readDates(campaign);

  it('cover every session', () => {
    const shown = new Set(views.map(({notes}) => notes?.['session']));
    expect(shown.size).toBe(sessions);
  });

  it.each(views.map((view) => [view.id, view] as const))(
    '%s has the date of its session, and the moons of that date',
    (id, view) => {
      const {notes} = view;
      const {session = '', date} = notes ?? {};
      expect(date).toBe(days.get(session));
      expect(id.slice(0, 3)).toBe(`s${session.padStart(2, '0')}`);
      const day = 'land' in view ? view.land.day : undefined;
      expect([undefined, date]).toContain(day);
    },
  );
});

describe('scenes', () => {
  it('have a file each, and a description', () => {
    const paths = viewPictures.map(({folder, file}) => `${folder}/${file}`);
    expect(new Set(paths).size).toBe(paths.length);
    expect(viewPictures.every(({alt}) => /^[A-Z].{40,}\.$/.test(alt))).toBe(
      true,
    );
  });

  it('are listed once they are made', () => {
    const [first, second] = viewPictures;
    const both = [first, second].filter((each) => each !== undefined);
    const list = pictureList('', both, ({file}) => file === first?.file);
    expect(list).toContain(first?.file);
    expect(list).not.toContain(second?.file);
  });

  it.each([
    ['new', 0, 0],
    ['half', 0.25, 0.5],
    ['full', 0.5, 1],
    ['half again', 0.75, 0.5],
  ])('a %s moon is lit in proportion to its phase', (_, turn, lit) => {
    expect(litShare(turn)).toBeCloseTo(lit);
  });
});
