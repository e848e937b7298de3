/** A river on which boats carry travelers. */
export type WaterwaySeed = {
  /** Id of the river. */
  readonly river: string;
  /** Names of the landings, in downstream order. */
  readonly through: readonly string[];
};

/** The rivers that boats use, from the highest landing to the lowest. */
export const waterwaySeeds: readonly WaterwaySeed[] = [
  {river: 'harrow', through: ['Stannet', 'Harrowmere', 'Greyspan']},
  {river: 'cadrine', through: ['Cadris', 'Sallis']},
  {
    river: 'the-nine-days-water',
    through: [
      'Vishar',
      'Tessak',
      'Ozzeth',
      'Ullash',
      'Sarrosh',
      'Hathiss',
      'Issul',
      'Kessith',
      'Ssahrak',
    ],
  },
];
