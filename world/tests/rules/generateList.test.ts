import fc from '../../../tests/support/properties';
import {highestSpellLevel, spellsKnown} from '../../rules/casting';
import {AIMS, generateList, type ListRequest} from '../../rules/generateList';
import {readListQuery, writeListQuery} from '../../rules/listQuery';
import {getLink, type SpellLink} from '../../../plugins/spells/model/publish';
import {SCHOOLS} from '../../../plugins/spells/model/schools';
import {
  selectSpells,
  spellSelection,
} from '../../../plugins/spells/model/selection';
import {rules} from '../../rules/rules';
import {spells} from '../../../tests/support/spells';

let links: readonly SpellLink[];

beforeAll(async () => {
  const selection = spellSelection({type: 'spell'});
  links = selectSpells(await spells(), selection).map(getLink);
});

const anyRequest: fc.Arbitrary<ListRequest> = fc.record({
  school: fc.constantFrom(...SCHOOLS.map(({name}) => name)),
  casterLevel: fc.integer({min: 1, max: 20}),
  aim: fc.constantFrom(...AIMS),
  seed: fc.string({minLength: 1}),
});

describe('a rolled spell list', () => {
  it('holds as many spells as the caster knows, each once, and one more for each 20', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const list = generateList(rules, links, request);
        const bonus = list.filter(({way}) => way === 'bonus').length;
        expect(list.length - bonus).toBe(
          spellsKnown(rules, request.casterLevel),
        );
        expect(new Set(list.map(({spell}) => spell.anchor)).size).toBe(
          list.length,
        );
        for (const {spell, casterLevel, roll, way} of list) {
          expect(spell.school).toBe(request.school);
          expect(spell.level).toBeLessThanOrEqual(
            highestSpellLevel(rules, casterLevel),
          );
          expect(way === 'choice').toBe(
            roll >= 17 && way !== 'lower' && way !== 'bonus',
          );
        }
      }),
    );
  });

  it('takes the spell at the rolled place, or the next unknown one', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const list = generateList(rules, links, request);
        for (const [index, {spell, roll, way}] of list.entries()) {
          const known = new Set(
            list.slice(0, index).map((each) => each.spell.anchor),
          );
          const four = links.filter(
            ({school, level}) =>
              school === spell.school && level === spell.level,
          );
          const place = Math.floor((roll - 1) / 4);
          const order = [...four.slice(place), ...four.slice(0, place)];
          const expected = order.find(({anchor}) => !known.has(anchor));
          const isByPlace = way === 'rolled' || way === 'next';
          expect(isByPlace ? spell : expected).toBe(expected);
          expect(way === 'rolled' ? spell : order[0]).toBe(order[0]);
        }
      }),
    );
  });

  it('is the same for the same seed, and only grows with the level', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const list = generateList(rules, links, request);
        const atHighest = generateList(rules, links, {
          ...request,
          casterLevel: 20,
        });
        expect(atHighest.slice(0, list.length)).toEqual(list);
      }),
    );
  });

  it('differs between seeds', () => {
    const lists = ['ember', 'ash', 'coal', 'smoke'].map((seed) =>
      generateList(rules, links, {
        school: 'Dim Magika',
        casterLevel: 9,
        aim: 'highest',
        seed,
      })
        .map(({spell}) => spell.title)
        .join(),
    );
    expect(new Set(lists).size).toBe(4);
  });

  it('falls back to a lower level if all four are known, and stops if all are', () => {
    const few = links.filter(
      ({school, level}) => school === 'Dim Magika' && level === 1,
    );
    const list = generateList(rules, few, {
      school: 'Dim Magika',
      casterLevel: 20,
      aim: 'highest',
      seed: 'ember',
    });
    expect(list.map(({spell}) => spell.title).toSorted()).toEqual(
      few.map(({title}) => title).toSorted(),
    );
    expect(list.some(({way}) => way === 'lower' || way === 'bonus')).toBe(true);
  });

  it('is in its address', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        expect(readListQuery(writeListQuery(request), [1, 20])).toEqual(
          request,
        );
      }),
    );
    expect(
      writeListQuery({
        school: 'Dim Magika',
        casterLevel: 5,
        aim: 'highest',
        seed: 'ember',
      }),
    ).toBe('?school=dim-magika&level=5&seed=ember');
    expect(readListQuery('?school=none&level=40&aim=low', [1, 20])).toEqual({
      school: 'Dim Magika',
      casterLevel: 1,
      aim: 'highest',
      seed: '',
    });
  });
});
