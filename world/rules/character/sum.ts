import type {Sum} from '../../../plugins/character-sheet/model/sheetView';

export type {Sum} from '../../../plugins/character-sheet/model/sheetView';

/** The pages that explain the rules for derived numbers. */
export const rulePages = {
  stats: '/character-handbook/stat-mod-chart.html',
  guide: '/character-handbook/character-creation-guide.html',
  hitPoints: '/character-handbook/hit-points.html',
  proficiency: '/character-handbook/proficiency-point-explanation.html',
  skills: '/character-handbook/description-of-proficiencies.html',
  levels: '/character-handbook/character-level-explanation.html',
  experience: '/character-handbook/xp-master.html',
  classes: '/character-handbook/class-and-multi-class.html',
  abilities: '/character-handbook/class-abilities.html',
  weapons: '/character-handbook/weapon-proficiencies.html',
  actionPoints: '/combat-and-tactics/action-points.html',
  armor: '/combat-and-tactics/armor-and-defense.html',
  attack: '/combat-and-tactics/bab-table.html',
  saves: '/combat-and-tactics/saving-throws.html',
  initiative: '/combat-and-tactics/combat-parameters.html',
  styles: '/combat-and-tactics/hth-combat-styles.html',
  contacts: '/combat-and-tactics/contacts-and-enemies.html',
  spells: '/magic-science/generating-spell-lists.html',
  slots: '/deities-and-cosmology/priest-spell-lists.html',
  gods: '/deities-and-cosmology/god-power-and-spell-spheres.html',
  hearths: '/magic-science/magika-goblin.html',
  healing: '/magic-science/healing.html',
} as const;

type Parts = readonly (readonly [label: string, value: number])[];

/** Adds up parts. Parts of 0 are left out, except for the first. */
export function addUp(name: string, page: string, parts: Parts): Sum {
  return {
    name,
    page,
    total: parts.reduce((total, [, value]) => total + value, 0),
    parts: parts
      .filter(([, value], index) => index === 0 || value !== 0)
      .map(([label, value]) => ({label, value})),
  };
}

/** Adds up a number that is written with its sign. */
export function addBonus(name: string, page: string, parts: Parts): Sum {
  return {...addUp(name, page, parts), isBonus: true};
}
