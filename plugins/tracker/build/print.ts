import type {Group} from '../../../src/shared/model/fighter';
import {
  nameGroup,
  writeAttack,
  writePower,
} from '../../../src/shared/model/figures';
import {element, joined, type Markup} from '../../press/markup';
import {
  textProp,
  type PrintedComponents,
  type Props,
} from '../../press/parts/part';

function printFoe(group: Group): Markup {
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

/** Prints an encounter as a list of foes, with their numbers and tactics. */
function encounter(props: Props): Markup {
  const groups = props['groups'] as readonly Group[];
  const title = `Encounter: ${textProp(props, 'where')}`;
  return joined([
    element('p', {}, element('strong', {}, title)),
    element('ul', {}, ...groups.map(printFoe)),
  ]);
}

export const print: PrintedComponents = {
  Encounter: encounter,
};
