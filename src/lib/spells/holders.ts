/** Who can have a power by class, by birth, or by oath; the Guild also has spells that it calls its own. */
export const HOLDERS = [
  'Fighter',
  'Ranger',
  'Oathsworn',
  'Thief',
  'Scout',
  'Smoke Dancer',
  'House Priest',
  'Grave Warden',
  'Hedge Priest',
  'Wizard',
  'Smoke Mage',
  'Shapeshifter',
  'Storm Mage',
  'Arachnahd',
  'Avariel',
  'Common Human',
  'Goblin',
  'Gray Elf',
  'Half-Orc',
  'Kadarin Human',
  'Lotharan Human',
  'Orc',
  'Scaloid',
  'Sylvan Elf',
  'Guild of Emerald Sky',
] as const;

export type HolderName = (typeof HOLDERS)[number];

/** The holder of a name, as it is written in the table. */
export function holderNamed(name: string): HolderName | undefined {
  return HOLDERS.find((holder) => holder === name);
}
