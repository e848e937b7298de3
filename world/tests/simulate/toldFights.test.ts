import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {seededDice} from '../../../src/shared/lib/seededDice';
import {readRecords} from '../../../tests/support/sheets';
import {siteDir} from '../../../tests/support/site';
import {rules} from '../../rules/rules';
import type {Profile} from '../../simulate/combatant';
import {playFight, type Outcome} from '../../simulate/fight';
import {createFoeProfile, foes} from '../../simulate/foes';
import {createHeroProfile, PARTIES} from '../../simulate/heroes';
import {findRow, parseNumber, type Row} from '../../simulate/sheets';

const FIGHTS = 400;

const gateWatcher = 'campaigns/return-of-the-gatewatcher';
const latchkeepers = readRecords(`${gateWatcher}/latchkeepers.csv`);
const figures = readRecords(`${gateWatcher}/fighting.csv`);

const readPage = (name: string): string =>
  readFileSync(join(siteDir, `docs/reference/${name}.md`), 'utf8').replaceAll(
    /\s+/g,
    ' ',
  );

function listFoes(...names: readonly string[]): readonly Profile[] {
  return names.map((name) => {
    const foe = foes.find((each) => each.name === name);
    if (foe === undefined) {
      throw new Error(`There is no foe ${name}.`);
    }
    return createFoeProfile(rules, foe);
  });
}

/** Returns the profile of a Latchkeeper: the typical one of the class, with figures of the campaign. */
function createLatchkeeper({Name: name = '', Class: of = ''}: Row): Profile {
  const row = findRow(figures, 'Name', name);
  const typical = createHeroProfile(rules, of, 5);
  return {
    ...typical,
    hitPoints: parseNumber(row['Hit points']),
    points: parseNumber(row['AP']),
    defense: parseNumber(row['DEF']),
    soak: parseNumber(row['Soak']),
  };
}

function play(
  heroes: readonly Profile[],
  against: readonly Profile[],
  fights: number,
): readonly Outcome[] {
  const dice = seededDice(heroes.map(({name}) => name).join());
  return Array.from({length: fights}, () =>
    playFight(rules, dice, {heroes, foes: against}),
  );
}

function getShare(
  outcomes: readonly Outcome[],
  counts: (outcome: Outcome) => boolean,
): number {
  return outcomes.filter(counts).length / outcomes.length;
}

const isWon = ({winner}: Outcome): boolean => winner === 'heroes';

const countFallen = ({heroes}: Outcome): number =>
  heroes.filter(({hitPoints}) => hitPoints <= 0).length;

describe('the outcome of a fight that a page tells', () => {
  it('is that of four beginners against one of the dead of rank 3', () => {
    expect(readPage('the-ninth-bed')).toContain('one time in four');
    const outcomes = PARTIES.flatMap((party) =>
      play(
        party.map((name) => createHeroProfile(rules, name, 1)),
        listFoes('Gaunt'),
        FIGHTS,
      ),
    );
    expect(getShare(outcomes, isWon)).toBeGreaterThan(0.95);
    const share = getShare(outcomes, (each) => countFallen(each) > 0);
    expect(share).toBeGreaterThan(1 / 5);
    expect(share).toBeLessThan(1 / 3);
  });

  it('is that of the Latchkeepers on a roof, all six or three of them', () => {
    expect(readPage('session-13')).toContain('one time in three');
    const all = latchkeepers.map(createLatchkeeper);
    const raid = listFoes(
      ...['Sworn blade', 'Clan raider', 'River pirate', 'River pirate'],
      ...['Bandit', 'Bandit'],
    );
    const six = play(all, raid, FIGHTS);
    expect(getShare(six, isWon)).toBeGreaterThan(0.95);
    expect(getShare(six, (each) => countFallen(each) > 0)).toBeLessThan(0.2);
    const trios = all.flatMap((first, at) =>
      all
        .slice(at + 1)
        .flatMap((second, next) =>
          all
            .slice(at + next + 2)
            .flatMap((third) =>
              play([first, second, third], raid, FIGHTS / 10),
            ),
        ),
    );
    expect(trios).toHaveLength(20 * (FIGHTS / 10));
    expect(getShare(trios, isWon)).toBeGreaterThan(0.25);
    expect(getShare(trios, isWon)).toBeLessThan(0.45);
  });
});
