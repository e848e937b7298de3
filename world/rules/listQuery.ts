import {schools} from '../catalogue';
import {
  parseWholeNumber,
  type Bounds,
} from '../../src/shared/model/wholeNumber';
import {AIMS, type ListRequest} from './generateList';
import {SCHOOLS} from '../../plugins/spells/model/schools';

const [{name: FIRST_SCHOOL}] = schools;

/**
 * Parses the query of a spell list. Invalid values become their defaults, and without a seed
 * nothing is rolled.
 */
export function readListQuery(search: string, levels: Bounds): ListRequest {
  const query = new URLSearchParams(search);
  const school = SCHOOLS.find(({id}) => id === query.get('school'));
  return {
    school: school?.name ?? FIRST_SCHOOL,
    casterLevel: parseWholeNumber(query.get('level') ?? '', levels) ?? 1,
    aim: AIMS.find((aim) => aim === query.get('aim')) ?? 'highest',
    seed: query.get('seed') ?? '',
  };
}

export function writeListQuery(draft: ListRequest): string {
  const {school, casterLevel, aim, seed} = draft;
  const query = new URLSearchParams({
    school: SCHOOLS.find(({name}) => name === school)?.id ?? '',
    level: `${casterLevel}`,
    ...(aim !== 'highest' && {aim}),
    seed,
  });
  return `?${query.toString()}`;
}
