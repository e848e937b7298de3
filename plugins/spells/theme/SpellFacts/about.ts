import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {SpellEntry} from '../../model/publish';
import type {Usage} from '../../model/usage';

/** Formats how often a power can be used. */
export function usageText(usage: Usage): string {
  return usage.kind === 'at will'
    ? translate({
        id: 'site.spellFacts.atWill',
        message: 'at will',
        description: 'How often a power can be used: without limit',
      })
    : `${usage.count}/${usage.per}`;
}

/** The type of a record, and the cost of a spell. */
export function useKind({type, cost = 0}: SpellEntry): string {
  const {selectMessage} = usePluralForm();
  return type === 'Power'
    ? translate({
        id: 'site.spellFacts.power',
        message: 'Power',
        description:
          'Shown beside the name of a power, where a spell has its price',
      })
    : selectMessage(
        cost,
        translate(
          {
            id: 'site.spellFacts.spell',
            message: 'Spell, {cost} mote|Spell, {cost} motes',
            description:
              'Beside the name of a spell: what it is, and its price in mana, in the singular and the plural',
          },
          {cost},
        ),
      );
}
