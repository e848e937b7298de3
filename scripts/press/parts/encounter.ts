import type {Group} from '../../../src/features/tracker/lib/fighter';
import {
  nameGroup,
  writeAttack,
  writePower,
} from '../../../src/features/tracker/lib/figures';
import {element, joined, type Markup} from '../markup';
import {textProp, type Props} from './part';

function groupsProp(props: Props): readonly Group[] {
  const {groups} = props;
  if (!Array.isArray(groups)) {
    throw new Error('found an encounter without foes; expected some.');
  }
  return groups as readonly Group[];
}

function foe(group: Group): Markup {
  const {hitPoints, points, defense, soak, attacks, powers, plays} =
    group.fighter;
  const figures = [
    `${hitPoints} hit points`,
    `${points} AP`,
    `DEF ${defense}`,
    `Soak ${soak}`,
    ...attacks.map(writeAttack),
    ...powers.map(writePower),
  ].join('; ');
  return element(
    'li',
    {},
    element('strong', {}, nameGroup(group)),
    `: ${figures}. ${plays ?? ''}`,
  );
}

/** The foes of an encounter as a list, with their figures and how they are played. */
export function encounter(props: Props): Markup {
  return joined([
    element(
      'p',
      {},
      element('strong', {}, `Encounter: ${textProp(props, 'where')}`),
    ),
    element('ul', {}, ...groupsProp(props).map(foe)),
  ]);
}
