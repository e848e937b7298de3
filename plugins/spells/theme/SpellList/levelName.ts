import {translate} from '@docusaurus/Translate';

/** The heading of a level. */
export function levelName(ordinal: string): string {
  return translate(
    {
      id: 'site.spellList.level',
      message: '{ordinal} level',
      description: 'Heading above the spells and powers of one level',
    },
    {ordinal},
  );
}
