import {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import type {Answer, UseAnswer} from '../../search/theme/SearchPalette/entries';
import {throwText, type Throw} from '../model/outcome';
import {looksLikeDice, parseDice} from '../model/parse';
import {describeDice} from './describeDice';
import {drawFairly} from './rolls';

/** Verbs that may precede dice. */
const VERB = /^\s*(?:roll|throw)\s+/i;

function getDice(query: string): string {
  return query.replace(VERB, '').trim();
}

/** Rolls the query if it is dice notation; a plain number is not. */
function findThrow(query: string): Throw | undefined {
  const text = getDice(query);
  const result = parseDice(text);
  const isDice = result.ok && result.dice.some(({kind}) => kind === 'dice');
  return isDice ? throwText(text, drawFairly) : undefined;
}

function describeThrow({dice, total}: Throw): string {
  return translate(
    {
      id: 'site.search.dice',
      message: '{dice} = {total}',
      description: 'The result of dice typed into the palette',
    },
    {dice, total},
  );
}

/**
 * Answers dice notation with a roll, and rolls again on each press. Answers near misses with the
 * rules of the notation.
 */
function useThrow(query: string): Answer {
  const [last, setLast] = useState({query: '', thrown: findThrow('')});
  if (last.query !== query) {
    setLast({query, thrown: findThrow(query)});
  }
  const {thrown} = last;
  if (thrown === undefined) {
    const said = looksLikeDice(getDice(query)) ? describeDice() : undefined;
    return {entries: [], said};
  }
  const said = describeThrow(thrown);
  const again = translate({
    id: 'site.search.dice.again',
    message: 'Roll again',
    description: 'Shown beside dice in the palette',
  });
  return {
    said,
    entries: [
      {
        key: 'dice',
        title: said,
        note: again,
        ...(thrown.workings !== '' && {detail: thrown.workings}),
        act() {
          setLast({query, thrown: findThrow(query)});
        },
      },
    ],
  };
}

export const answers: readonly UseAnswer[] = [useThrow];
