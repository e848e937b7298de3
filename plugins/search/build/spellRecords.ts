import type {SearchRecord} from '../../../src/shared/model/searchRecord';
import {getAnchor, derive} from '../../spells/model/derive';
import {isPlaceholder, type SpellRecord} from '../../spells/model/record';
import {spellSheets} from '../../../world/catalogue';

/** Summarizes a record in one line. */
export function describeFacts(record: SpellRecord): string {
  const {type, level, range, duration, castingTime, aoe, save} = record;
  const facts = [range, duration, castingTime, aoe].filter(
    (fact) => fact !== '',
  );
  return [
    `${type} of level ${level}`,
    ...facts,
    save === 'None' || save === '' ? 'no save' : save,
  ].join(' · ');
}

/** Lists the search records of spells and powers. */
export function spellRecords(
  records: readonly SpellRecord[],
): readonly SearchRecord[] {
  return records
    .filter((record) => !isPlaceholder(record))
    .map((record) => {
      const {type, school, sphere, heldBy, description} = record;
      return {
        kind: type === 'Spell' ? 'spell' : 'power',
        title: derive(record).title,
        to: `${spellSheets.page}#${getAnchor(record)}`,
        within: `${school} ${record.level}`,
        headings: [...sphere, ...heldBy].join('; '),
        text: `${describeFacts(record)}. ${description}`,
      };
    });
}
