import fc from '../../../../support/properties';
import {
  makeOrder,
  makePicture,
  makeTable,
} from '../../../../../src/features/second-screen/lib/makeShown';
import {makeFighter} from '../../tracker/fighters';

const SECRET = 987_654;

/** A fight whose every figure and note is a secret that can be recognized. */
const fights = fc
  .array(fc.record({isGone: fc.boolean(), rolled: fc.boolean()}), {
    maxLength: 8,
  })
  .map((people) => ({
    round: 2,
    turn: '0',
    order: people.flatMap(({rolled}, id) => (rolled ? [String(id)] : [])),
    made: SECRET,
    shaken: [],
    combatants: people.map(({isGone}, id) => ({
      id: String(id),
      name: `Known ${id}`,
      side: id % 2 === 0 ? ('foes' as const) : ('heroes' as const),
      fallen: 'down' as const,
      fighter: makeFighter('SECRET', {
        hitPoints: SECRET,
        defense: SECRET,
        soak: SECRET,
        plays: 'SECRET',
        besides: 'SECRET',
      }),
      isNamed: true,
      initiative: SECRET,
      hitPoints: SECRET,
      points: SECRET,
      owed: SECRET,
      struck: {SECRET},
      used: ['SECRET'],
      effects: [{name: 'stunned', turns: SECRET, harm: 'SECRET'}],
      isBound: false,
      isGone,
      from: SECRET,
    })),
  }));

describe('what players see of a fight', () => {
  it('holds no figure and no note of anybody, whatever the fight', () => {
    fc.assert(
      fc.property(fights, (fight) => {
        expect(JSON.stringify(makeOrder(fight))).not.toMatch(/SECRET|987654/);
      }),
    );
  });

  it('holds names, sides, whose turn it is, who fell, and conditions, of those who rolled and are still there', () => {
    fc.assert(
      fc.property(fights, (fight) => {
        const seen = fight.order.filter(
          (id) => fight.combatants[Number(id)]?.isGone === false,
        );
        expect(makeOrder(fight).fighters).toEqual(
          seen.map((id) => ({
            name: `Known ${id}`,
            side: Number(id) % 2 === 0 ? 'foes' : 'heroes',
            fallen: 'down',
            isActing: id === '0',
            conditions: ['stunned'],
          })),
        );
      }),
    );
  });
});

describe('pictures and tables for players', () => {
  it('are cut to 500 characters and 500 rows', () => {
    expect(makeTable('Prices', [], [['x'.repeat(500)]]).rows).toEqual([
      ['x'.repeat(500)],
    ]);
    expect(makeTable('Prices', [], [['x'.repeat(501)]]).rows).toEqual([
      [`${'x'.repeat(499)}…`],
    ]);
    const rows = Array.from({length: 501}, () => ['x']);
    expect(makeTable('Prices', [], rows).rows).toHaveLength(500);
  });

  it('consist of title, words and source alone', () => {
    expect(makePicture({title: 'Arms', alt: 'A shield'}, '/a.webp')).toEqual({
      kind: 'picture',
      title: 'Arms',
      alt: 'A shield',
      source: '/a.webp',
    });
  });
});
