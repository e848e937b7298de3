import {parseFoes} from '../model/encounter';
import type {Fighter} from '../../../src/shared/model/fighter';
import type {Member} from '../../../src/shared/model/fightRules';
import {seededDice} from '../../../src/shared/model/seededDice';
import {fightTable, findTypical} from '../../../world/fighters';
import {fightRules} from '../../../world/fightRules';
import {playFight, type Outcome} from './playFight';

/** The default number of fights. */
export const FIGHTS = 1000;

/** Reads fighters such as `2 Bandit; Gaunt`, and repeats them by their counts. */
function readFighters(
  text: string,
  known: readonly Fighter[],
): readonly Fighter[] {
  const parsed = parseFoes(text, known);
  if (!parsed.ok) {
    const {found, expected, perhaps} = parsed.fault;
    const hint = perhaps === undefined ? '' : ` (did you mean "${perhaps}"?)`;
    throw new Error(`found ${found}, expected ${expected}${hint}.`);
  }
  return parsed.groups.flatMap(({fighter, count}) =>
    Array.from({length: count}, () => fighter),
  );
}

/**
 * Reads a party: ready-made characters, and typical members of a class such as `Wizard 5`.
 *
 * @throws Error if there is no such character or class.
 */
function readParty(text: string): readonly Member[] {
  const known = text.split(';').map((part): Member => {
    const name = part.trim().replace(/^\d+\s*/, '');
    const fighter = fightTable.characters.find(
      (each) => each.name.toLowerCase() === name.toLowerCase(),
    );
    // Everybody fights with one weapon, because drawing another takes time.
    const member =
      fighter === undefined
        ? findTypical(name)
        : {fighter: {...fighter, attacks: fighter.attacks.slice(0, 1)}};
    if (member === undefined) {
      throw new Error(
        `found "${name}", expected a ready-made character, or a class and a level such as "Fighter 3".`,
      );
    }
    return member;
  });
  const fighters = known.map(({fighter}) => fighter);
  return readFighters(text, fighters).map(
    (fighter) => known.find((each) => each.fighter === fighter) ?? {fighter},
  );
}

/** The results of many fights: shares from 0 to 1, and means per fight. */
export type Report = {
  readonly fights: number;
  readonly won: number;
  readonly rounds: number;
  readonly taken: number;
  /** The share of fights in which a member of the party was down at the end, or dead. */
  readonly fell: number;
  readonly died: number;
  /** The damage done by each member. */
  readonly dealt: readonly {readonly name: string; readonly damage: number}[];
};

/**
 * Plays fights between a party and foes, with dice seeded by the two sides.
 *
 * @param party such as `Fighter 3; Wizard 3`.
 * @param foes as in an encounter: `2 Bandit; Gaunt`.
 * @throws Error if there is no such fighter.
 */
export function simulate(party: string, foes: string, fights = FIGHTS): Report {
  const sides = {
    party: readParty(party),
    foes: readFighters(foes, fightTable.foes),
  };
  const dice = seededDice(`${party}, ${foes}`);
  const outcomes = Array.from({length: fights}, () =>
    playFight(fightRules, dice, sides),
  );
  const average = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, each) => sum + count(each), 0) / fights;
  return {
    fights,
    won: average(({winner}) => (winner === 'heroes' ? 1 : 0)),
    rounds: average(({rounds}) => rounds),
    taken: average(({taken}) => taken),
    fell: average(({fallen}) => (fallen > 0 ? 1 : 0)),
    died: average(({dead}) => (dead > 0 ? 1 : 0)),
    dealt: sides.party.map(({fighter}, index) => ({
      name: fighter.name,
      damage: average(({dealt}) => dealt[index] ?? 0),
    })),
  };
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** Formats a report for the terminal. */
export function formatReport(report: Report): string {
  const {fights, won, rounds, taken, fell, died, dealt} = report;
  return [
    `${fights.toLocaleString('en-US')} fights: won ${percent(won)}, in ${rounds.toFixed(1)} rounds on average; someone went down in ${percent(fell)} and died in ${percent(died)}.`,
    `Average damage: ${taken.toFixed(1)} taken; dealt by ${dealt.map(({name, damage}) => `${name} ${damage.toFixed(1)}`).join(', ')}.`,
  ].join('\n');
}
