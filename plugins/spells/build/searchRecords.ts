import type {AllContent} from '@docusaurus/types';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';
import {getAnchor, derive} from '../model/derive';
import {measures} from '../model/measures';
import {isPlaceholder, type SpellRecord} from '../model/record';
import {spellSheets} from '../../../world/catalogue';

/** Summarizes a record in one line. */
export function describeFacts(record: SpellRecord): string {
  const facts = measures.map(([name]) =>
    name === 'save' && /^(?:None)?$/.test(record.save)
      ? 'no save'
      : record[name],
  );
  return [
    `${record.type} of level ${record.level}`,
    ...facts.filter((fact) => fact !== ''),
  ].join(' · ');
}

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

/** The search records of all spells and powers of a site. */
export function searchRecords(all: AllContent): readonly SearchRecord[] {
  return spellRecords(all['spells']?.['default'] as readonly SpellRecord[]);
}
