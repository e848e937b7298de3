import {seededDice} from '../../../src/shared/lib/seededDice';
import {readRecords} from '../../../tests/support/sheets';
import {harderBlows, type HarderBlow} from '../../rules/abilityBonuses';
import {rules} from '../../rules/rules';
import {createCombatant, type Battle} from '../../simulate/battle';
import {canUse, estimateWorth, useArt} from '../../simulate/cast';
import type {Art, Combatant} from '../../simulate/combatant';
import {createFoeProfile, foes} from '../../simulate/foes';
import {createHeroProfile} from '../../simulate/heroes';
import {SECOND_WARG_FROM} from '../../simulate/packs';
import {findRow} from '../../simulate/sheets';
import {takeTurn} from '../../simulate/turn';

const abilities = readRecords('character-creation/class-abilities.csv');

/** Begins a fight of heroes with one foe. */
function begin(level: number, ...names: readonly string[]): Battle {
  const dice = seededDice('played as written');
  const [foe] = foes;
  if (foe === undefined) {
    throw new Error('There are no foes.');
  }
  return {
    dice,
    rules,
    combatants: [
      ...names.map((name) =>
        createCombatant({dice}, createHeroProfile(rules, name, level), {
          side: 'heroes',
        }),
      ),
      createCombatant({dice}, createFoeProfile(rules, foe), {side: 'foes'}),
    ],
    shaken: new Set(),
    round: 1,
  };
}

function named({combatants}: Battle, name: string): Combatant {
  const found = combatants.find(({profile}) => profile.name === name);
  if (found === undefined) {
    throw new Error(`Nobody is called ${name}.`);
  }
  return found;
}

function findArt({profile}: Combatant, name: string): Art {
  const art = profile.arts.find((each) => each.name === name);
  if (art === undefined) {
    throw new Error(`${profile.name} lacks ${name}.`);
  }
  return art;
}

describe('a priest', () => {
  it('casts from the lowest slot that holds the spell, and never without one', () => {
    const battle = begin(5, 'House Priest');
    const priest = named(battle, 'House Priest');
    priest.slots?.splice(0, 8, 1, 0, 1, 0, 0, 0, 0, 0);
    const whisper = findArt(priest, 'Ash Whisper');
    const thread = findArt(priest, 'Lose the Thread');
    const cast = (art: Art): void => {
      priest.points = 8;
      useArt(battle, priest, art);
      priest.points = 8;
    };
    priest.points = 8;
    expect([whisper.spellLevel, thread.spellLevel]).toEqual([1, 3]);
    cast(whisper);
    expect(priest.slots).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
    expect(canUse(priest, thread)).toBe(true);
    cast(whisper);
    expect(priest.slots).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(canUse(priest, whisper)).toBe(false);
    expect(canUse(priest, thread)).toBe(false);
  });

  it('has a third of its daily slots in each of three fights', () => {
    const {profile, slots} = named(begin(7, 'Grave Warden'), 'Grave Warden');
    expect(profile.slots).toEqual([4, 2, 1, 1, 0, 0, 0, 0]);
    slots?.forEach((left, index) => {
      const daily = profile.slots?.[index] ?? 0;
      expect([Math.floor(daily / 3), Math.ceil(daily / 3)]).toContain(left);
    });
  });
});

describe('a caster behind others', () => {
  it('saves protection until it is within reach of foes', () => {
    const behind = begin(8, 'Fighter', 'Wizard');
    const wizard = named(behind, 'Wizard');
    const hide = findArt(wizard, 'Toughen Hide');
    expect(estimateWorth(behind, wizard, hide)).toBe(0);
    named(behind, 'Fighter').gone = true;
    expect(estimateWorth(behind, wizard, hide)).toBeGreaterThan(0);
    const alone = begin(8, 'Wizard');
    expect(estimateWorth(alone, named(alone, 'Wizard'), hide)).toBeGreaterThan(
      0,
    );
  });

  it('is struck like those in front once it is in melee', () => {
    const battle = begin(8, 'Fighter', 'Hedge Priest');
    const {combatants} = battle;
    const foe = combatants.at(-1);
    const [fighter, priest] = combatants;
    if (foe === undefined || fighter === undefined || priest === undefined) {
      throw new Error('Somebody is missing.');
    }
    takeTurn(battle, foe);
    expect(foe.target).toBe(fighter);
    fighter.gone = true;
    const other = begin(8, 'Wizard', 'Hedge Priest');
    const [wizard, healer, wolf] = other.combatants;
    if (wolf === undefined || healer === undefined || wizard === undefined) {
      throw new Error('Somebody is missing.');
    }
    healer.engaged = true;
    takeTurn(other, wolf);
    expect(wolf.target).toBe(healer);
  });
});

describe('smoke wargs', () => {
  const texts = [
    abilities.find(({Ability}) => Ability === 'Smoke Kennel')?.['Effect'],
    readRecords('game-mechanics/wizardly-magic/keeping-wargs.csv').find(
      (row) => row['To do with wargs'] === 'Sending',
    )?.['How it goes'],
  ];

  it.each(texts)('obey as the simulation plays it: %s', (text) => {
    expect(text).toMatch(
      new RegExp(`\\bone obeys.*from level ${SECOND_WARG_FROM} on,? two`),
    );
  });

  it.each([
    {level: 4, wargs: 0},
    {level: 5, wargs: 1},
    {level: SECOND_WARG_FROM - 1, wargs: 1},
    {level: SECOND_WARG_FROM, wargs: 2},
    {level: 20, wargs: 2},
  ])('are $wargs in a fight at level $level', ({level, wargs}) => {
    const {pack, motes} = createHeroProfile(rules, 'Smoke Mage', level);
    expect(pack).toHaveLength(wargs);
    expect(motes).toBe(
      createHeroProfile(rules, 'Shapeshifter', level).motes - 12 * wargs,
    );
  });
});

/** Says what an ability adds to damage, as the page does. */
function describeSteps({steps}: HarderBlow): string {
  return steps
    .map(({from, more}, index) =>
      index === 0
        ? `deal ${more} more damage`
        : `; from level ${from} on ${more}`,
    )
    .join('');
}

describe('an ability that makes hits harder', () => {
  it.each(harderBlows)('does what the page says: $ability', (blow) => {
    const row = findRow(abilities, 'Ability', blow.ability);
    expect(row['Level']).toBe(`${blow.steps[0]?.from}`);
    expect(row['Effect']).toContain(describeSteps(blow));
    expect(row['Effect']?.includes('from level')).toBe(blow.steps.length > 1);
  });
});
