import type {Fact} from '../../../src/shared/model/searchRecord';
import {computeStem, getWords} from './words';

/** Whether the heading of a column matches the query. */
function isMatching([head]: Fact, matched: readonly string[]): boolean {
  return getWords(head).some((word) => matched.includes(computeStem(word)));
}

export function listMatchingFacts(
  facts: readonly Fact[],
  matched: readonly string[],
): readonly Fact[] {
  return facts.filter((fact) => isMatching(fact, matched));
}

/** Formats facts in a line, each with its heading, those that match the query first. */
export function factsLine(
  facts: readonly Fact[],
  matched: readonly string[],
): string {
  const asked = listMatchingFacts(facts, matched);
  const others = facts.filter((fact) => !asked.includes(fact));
  return [...asked, ...others]
    .map(([head, cell]) => `${head} ${cell}`)
    .join(' · ');
}
