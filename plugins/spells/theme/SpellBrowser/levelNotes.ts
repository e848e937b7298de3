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
              description: 'Target number of the save against a spell',
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
              description:
                'Shown beside a spell that a caster does not have yet',
            },
            {level: lowestLevel},
          ),
        ]
      : []),
  ];
}
