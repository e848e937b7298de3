import type {DescribedNames} from '../src/site/world';

/** All tags, with the descriptions on their pages. */
export const tags = {
  campaign: 'Pages for playing a campaign',
  combat: 'Fighting: the round, weapons, armor, wounds',
  faith: 'Gods, Houses, priests, and the dead',
  goblin: 'Goblin smoke-craft, hearths, and tongue',
  guide: 'Start here: pages that introduce a subject',
  history: 'What happened, and when',
  language: 'Tongues, scripts, and names',
  magic: 'Mana, schools, and how spells work',
  map: 'Maps and pages that describe them',
  people: 'Individuals and peoples',
  plane: 'The nine planes and Limbo',
  race: 'One people: body, customs, play',
  realm: 'One territory: rule, seats, roads',
  rules: 'Rules to look up during play',
  sea: 'Seas, coasts, ships',
  spell: 'Spells, powers, and lists of them',
  trade: 'Coins, prices, wages, goods',
  travel: 'Roads, routes, distances',
} as const satisfies DescribedNames;

/** All categories, with the descriptions on their pages. */
export const categories = {
  Peoples: 'Who lives in the world: bodies, customs, and how to play them',
  Territories: 'Lands under one rule: seats, provinces, laws, and roads',
} as const satisfies DescribedNames;
