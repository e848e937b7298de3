import {translate} from '@docusaurus/Translate';
import {grouped} from '../../../src/shared/model/signed';
import {MOST} from '../model/parse';

export function describeDice(): string {
  const {count, sides, number} = MOST;
  return translate(
    {
      id: 'site.dice.allowed',
      message:
        'Write dice as 2d6+3, d%, or 4d6kh3 (kh keeps the highest dice and kl the lowest; dh and dl drop them). Use up to {count} dice of 2 to {sides} sides, and numbers up to {number}.',
      description: 'Shown if something looks like dice, but is not valid',
    },
    {count, sides: grouped(sides), number: grouped(number)},
  );
}
