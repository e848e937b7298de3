import {translate} from '@docusaurus/Translate';
import type {Measured} from '../../model/browser/listing';
import type {AtLevel} from './getEntry';

/** Notes that a caster level adds to a record. */
export function levelNotes(
  {strength, isTooHigh}: AtLevel,
  {lowestLevel}: Measured,
): readonly string[] {
  return [
    ...(strength === undefined
      ? []
      : [
          translate(
            {
              id: 'site.spellBrowser.strength',
              message: 'Strength {strength}',
              description: 'What the target of a spell must reach',
            },
            {strength},
          ),
        ]),
    ...(isTooHigh
      ? [
          translate(
            {
              id: 'site.spellBrowser.from',
              message: 'from level {level}',
              description: 'Beside a spell that a caster does not have yet',
            },
            {level: lowestLevel},
          ),
        ]
      : []),
  ];
}
