/** The beginnings of addresses that hold answers. */
export const C = '/combat-and-tactics';
export const H = '/character-handbook';
export const M = '/magic-science';
export const D = '/deities-and-cosmology';
export const R = '/races-and-anthropology';
export const P = '/prime-almanac';

export const weapons = `${H}/weapon-proficiencies.html`;
export const armor = `${C}/armor-and-defense.html`;
export const actions = `${C}/action-points.html`;
export const fight = `${C}/combat-parameters.html`;
export const saves = `${C}/saving-throws.html`;
export const skills = `${H}/description-of-proficiencies.html`;
export const wounds = `${H}/hit-points.html`;
export const styles = `${C}/hth-combat-styles.html`;
export const gear = `${H}/character-creation-guide.html#gear-`;
export const prices = `${R}/economics.html`;
export const turning = `${D}/turning-undead.html`;
export const multiClass = `${H}/class-and-multi-class.html`;
