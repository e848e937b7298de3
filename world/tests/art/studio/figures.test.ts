import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {cast} from '../../../art/studio/figures/cast';
import {
  listFigureParts,
  getLowering,
  getFigureWidth,
} from '../../../art/studio/figures/drawFigure';
import type {Figure} from '../../../art/studio/figures/figure';
import {platesOfCraft} from '../../../art/studio/plates/ofCraft';
import {platesOfEachPeople} from '../../../art/studio/plates/ofEachPeople';
import {platesOfFights} from '../../../art/studio/plates/ofFights';
import {platesOfLearning} from '../../../art/studio/plates/ofLearning';
import {platesOfLife} from '../../../art/studio/plates/ofLife';
import {platesOfPeople} from '../../../art/studio/plates/ofPeople';
import {platesOfRules} from '../../../art/studio/plates/ofRules';
import {platesOfTheLog} from '../../../art/studio/plates/ofTheLog';
import {drawPlate} from '../../../art/studio/plates/plate';
import {readRecords} from '../../../../tests/support/sheets';
import {siteDir} from '../../../../tests/support/site';

const people: readonly (readonly [string, Figure])[] = Object.entries(cast);
const plates = [
  ...platesOfPeople,
  ...platesOfEachPeople,
  ...platesOfLife,
  ...platesOfCraft,
  ...platesOfRules,
  ...platesOfFights,
  ...platesOfLearning,
  ...platesOfTheLog,
];

/** The peoples of the plate that measures them, in its order. */
const ELEVEN = [
  'Goblin',
  'Arachnahd',
  'Sylvan Elf',
  'Gray Elf',
  'Avariel',
  'Common Human',
  'Lotharan Human',
  'Kadarin Human',
  'Scaloid',
  'Half-Orc',
  'Orc',
];

/** Returns the feet of a height such as `5 ft 4 in`. */
function feetOf(height: string): number {
  const {feet, inches} =
    /(?<feet>\d+) ft(?: (?<inches>\d+) in)?/.exec(height)?.groups ?? {};
  return Number(feet) + Number(inches ?? 0) / 12;
}

describe('drawn people', () => {
  it('thrust a spear forward when they strike from one knee', () => {
    const struck = platesOfCraft
      .find(({id}) => id === 'step-draw-strike')
      ?.people.find(({pose}) => pose === 'kneel');
    expect(struck?.holds).toBe('leveledSpear');
  });

  it('are all armed in the sample fight at the toll bridge, as its text tells', () => {
    const fight = platesOfFights.find(({id}) => id === 'on-the-toll-bridge');
    const held = fight?.people.map(({who, holds}) => {
      const usual: Figure = cast[who];
      return holds ?? usual.holds;
    });
    expect(held).toEqual(['scroll', 'bow', 'sword', 'ax', 'sword', 'sword']);
  });

  it.each(people)('has a head, hands and colors: %s', (_, figure) => {
    const parts = listFigureParts(figure);
    expect(parts.length).toBeGreaterThan(8);
    for (const {d} of parts) {
      expect(d).toMatch(/^M[^a-z]*\d/i);
      expect(d).not.toMatch(/NaN|undefined/);
    }
  });

  it('give an Arachnahd two arms and four legs more than they give others', () => {
    const strokes = ({kind}: {kind: Figure['kind']}): number =>
      listFigureParts({...cast.tzil, kind})
        .filter(({dye}) => dye === 'slate' || dye === 'violet')
        .map(({d}) => d.match(/Z/g)?.length ?? 0)
        .reduce((sum, each) => sum + each, 0);
    expect(strokes({kind: 'arachnahd'})).toBeGreaterThanOrEqual(
      strokes({kind: 'human'}) + 5,
    );
  });

  it('make orcs broader than elves, and kneeling people lower than standing ones', () => {
    expect(getFigureWidth(cast.orc)).toBeGreaterThan(
      getFigureWidth(cast.vaelis),
    );
    expect(getLowering({...cast.tessa, pose: 'kneel'})).toBeGreaterThan(
      getLowering(cast.tessa),
    );
  });

  it('stand side by side within the heights that the sheet of peoples gives', () => {
    const plate = platesOfPeople.find(({id}) => id === 'eleven-peoples');
    const rows = readRecords('world-info/peoples.csv');
    expect(plate?.people).toHaveLength(rows.length);
    const wrong = (plate?.people ?? []).filter(({feet}, index) => {
      const row = rows.find((each) => each['People'] === ELEVEN[index]);
      const [least = '', most = ''] = (row?.['Height'] ?? '').split(' to ');
      return feet < feetOf(least) || feet > feetOf(most);
    });
    expect(wrong).toEqual([]);
  });
});

describe('plates of figures', () => {
  it.each(plates.map((plate) => [plate.id, plate] as const))(
    '%s is a picture with a title and a description',
    (_, plate) => {
      const svg = drawPlate(plate);
      expect(svg).toContain(`<title>${plate.title}</title>`);
      expect(plate.alt).toMatch(/^[A-Z].{40,}\.$/);
      expect(svg).not.toMatch(/NaN|undefined/);
    },
  );

  it('keep everybody within the frame', () => {
    const out = plates.flatMap(({id, people: standers}) =>
      standers.filter(({at}) => at < 0.04 || at > 0.96).map(() => id),
    );
    expect(out).toEqual([]);
  });

  it('show each people on its own page, and nobody else there', () => {
    const kinds = platesOfEachPeople.map(({id, people: standers}) => [
      id,
      [...new Set(standers.map(({who}) => cast[who].kind))],
    ]);
    expect(platesOfEachPeople.map(({id}) => id).toSorted()).toEqual(
      readRecords('world-info/peoples.csv')
        .map((row) => row['Page'] ?? '')
        .map((page) => posix.basename(page, '.html'))
        .toSorted(),
    );
    expect(kinds.filter(([, found]) => found?.length !== 1)).toEqual([]);
  });

  it.each(platesOfEachPeople.map(({id}) => id))(
    'are on the page of their people: %s',
    (id) => {
      const page = readFileSync(
        join(siteDir, `docs/races-and-anthropology/${id}.md`),
        'utf8',
      );
      expect(page).toContain(`](/plates/${id}.svg)`);
    },
  );
});
