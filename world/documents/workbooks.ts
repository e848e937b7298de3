import type {Workbook} from '../../plugins/documents/model/pressDocument';

const spells = '/game-mechanics/wizardly-magic/spells';
const combat = '/game-mechanics/combat';
const creation = '/character-creation';

/** All workbooks of the library, each with its CSV files in order and its path. */
export const workbooks: readonly Workbook[] = [
  {
    file: '/game-mechanics/wizardly-magic/spells-and-powers.xlsx',
    title: 'Spells and Powers, a workbook',
    sheets: [
      {
        name: 'Spells',
        sources: [
          `${spells}/dim-magika.csv`,
          `${spells}/ecolu-ahn-mogrus.csv`,
          `${spells}/ecolu-ahn-mutus.csv`,
          `${spells}/ecolu-atus-ahn-agmus.csv`,
        ],
      },
      {name: 'Powers', sources: [`${spells}/powers.csv`]},
    ],
  },
  {
    file: '/character-creation/weapons-and-armor.xlsx',
    title: 'Weapons and Armor, a workbook',
    sheets: [
      {name: 'Weapons', sources: [`${creation}/weapons.csv`]},
      {name: 'Weapon groups', sources: [`${creation}/weapon-groups.csv`]},
      {name: 'Natural weapons', sources: [`${combat}/natural-attacks.csv`]},
      {name: 'Armor', sources: [`${combat}/armor.csv`]},
      {name: 'Shields', sources: [`${combat}/shields.csv`]},
      {name: 'Barding', sources: [`${combat}/barding.csv`]},
    ],
  },
  {
    file: '/world-info/prices.xlsx',
    title: 'Prices and Wages, a workbook',
    sheets: [
      {
        name: 'Household',
        sources: ['/world-info/peoples/household-prices.csv'],
      },
      {
        name: 'Wages and staples',
        sources: ['/world-info/wages-and-prices.csv'],
      },
      {name: 'Gear', sources: [`${creation}/starting-gear.csv`]},
      {name: 'Living', sources: ['/world-info/peoples/living.csv']},
      {name: 'Ships', sources: ['/world-info/almanac/ships.csv']},
      {name: 'Trade goods', sources: ['/world-info/almanac/trade-goods.csv']},
      {name: 'Duties', sources: ['/world-info/almanac/tariffs.csv']},
      {name: 'Coins', sources: ['/world-info/coins.csv']},
    ],
  },
  {
    file: '/character-creation/experience.xlsx',
    title: 'Experience, a workbook',
    sheets: [
      {name: 'Levels', sources: ['/game-mechanics/experience.csv']},
      {name: 'Awards', sources: [`${creation}/experience-awards.csv`]},
      {name: 'Foes', sources: [`${creation}/foe-awards.csv`]},
      {name: 'Training', sources: [`${creation}/training.csv`]},
      {name: 'Level reach', sources: [`${creation}/level-reach.csv`]},
    ],
  },
];
