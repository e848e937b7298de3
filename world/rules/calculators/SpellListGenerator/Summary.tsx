import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {getResearch} from '../../learning';
import {grouped} from '../../../../src/shared/model/signed';
import {generateList, type ListRequest} from '../../generateList';
import type {SpellLink} from '../../../../plugins/spells/model/publish';
import {rules} from '../../rules';
import {weeksText} from './texts';

export type Props = {
  readonly request: ListRequest;
  readonly links: readonly SpellLink[];
};

/** How many spells a caster knows, and what researching them would have cost instead. */
export default function Summary({request, links}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const list = generateList(rules, links, request);
  const costs = list.map(({spell}) => getResearch(rules, spell.level));
  const count = list.length;
  return (
    <p>
      {selectMessage(
        count,
        translate(
          {
            id: 'site.spellListGenerator.known',
            message:
              '{count} spell known at level {level}. Researching it would take {weeks} and {marks} marks.|{count} spells known at level {level}. Researching them all would take {weeks} and {marks} marks.',
            description:
              'What the generator of spell lists rolled, in the singular and the plural',
          },
          {
            count,
            level: request.casterLevel,
            weeks: weeksText(costs.reduce((sum, {weeks}) => sum + weeks, 0)),
            marks: grouped(costs.reduce((sum, {marks}) => sum + marks, 0)),
          },
        ),
      )}
    </p>
  );
}
