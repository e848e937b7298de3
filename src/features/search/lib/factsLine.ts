import type {Fact} from '../../../shared/lib/searchRecord';
import {stemOf, getWords} from './words';

/** Whether the head of a column is among what was asked. */
function isAsked([head]: Fact, matched: readonly string[]): boolean {
  return getWords(head).some((word) => matched.includes(stemOf(word)));
}

/** The facts that were asked for. */
export function askedFacts(
  facts: readonly Fact[],
  matched: readonly string[],
): readonly Fact[] {
  return facts.filter((fact) => isAsked(fact, matched));
}

/** Says in a line what a table tells of something, each figure under its head, those first that were asked for. */
export function factsLine(
  facts: readonly Fact[],
  matched: readonly string[],
): string {
  const asked = askedFacts(facts, matched);
  const others = facts.filter((fact) => !asked.includes(fact));
  return [...asked, ...others]
    .map(([head, cell]) => `${head} ${cell}`)
    .join(' · ');
}
