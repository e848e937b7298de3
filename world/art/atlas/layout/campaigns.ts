export type LegSeed = {
  readonly campaign: string;
  readonly session: number;
  readonly leg: number;
  readonly way: string;
  /**
   * Names of the places along the leg, which follows roads and sea routes between them where they
   * exist.
   */
  readonly through: readonly string[];
};

/** The journeys of the parties, leg by leg. */
export const legSeeds: readonly LegSeed[] = [
  ...(
    [
      [1, 2, 'road', ['Harrowmere', 'Toros']],
      [2, 3, 'sea', ['Toros', 'Ostmark']],
      [
        3,
        4,
        'coast, then on foot with a guide',
        ['Ostmark', 'Leavings', 'The Breach'],
      ],
      [4, 5, 'sledge', ['Kadrun', 'Skarhold']],
      [5, 6, 'road', ['Toros', 'Aserion']],
      [6, 7, 'sea', ['Vell', 'Emeraldine']],
      [7, 8, 'road', ['Harrowmere', 'Gurzh']],
      [8, 9, 'Limbo', ['Gate of Ice', 'Gate of Fire']],
      [9, 9, 'coast', ['Ssahrak', 'Ostmark']],
      [
        10,
        10,
        'on foot, down the galleries',
        ['Marce', 'Marce Mouth', 'Nheth'],
      ],
      [11, 11, 'road', ['Toros', 'Thornmoot']],
      [
        12,
        12,
        'a road of the Courts that holds still',
        ['Thornmoot', 'Harrowmere'],
      ],
    ] as const
  ).map(([leg, session, way, through]): LegSeed => ({
    campaign: 'return-of-the-gatewatcher',
    leg,
    session,
    way,
    through,
  })),
];

/** Sessions that stayed in one city, with the ward if a page names it. */
export const stays: readonly {
  readonly campaign: string;
  readonly session: number;
  readonly place: string;
  readonly ward?: string;
}[] = [
  {campaign: 'shroud-of-the-empire', session: 1, place: 'Toros'},
  {
    campaign: 'shroud-of-the-empire',
    session: 2,
    place: 'Toros',
    ward: 'Quiet Terraces',
  },
  {campaign: 'shroud-of-the-empire', session: 3, place: 'Toros'},
  {
    campaign: 'shroud-of-the-empire',
    session: 4,
    place: 'Toros',
    ward: 'Sealhill',
  },
  {
    campaign: 'shroud-of-the-empire',
    session: 5,
    place: 'Toros',
    ward: 'Drillfield',
  },
  {campaign: 'shroud-of-the-empire', session: 6, place: 'Toros'},
];

/** The Shroud around Toros: its rings, with radii in miles. */
export const shroud: {
  readonly center: string;
  readonly rings: readonly {
    readonly name: string;
    readonly reach: number;
  }[];
} = {
  center: 'Toros',
  rings: [
    {name: 'Heart', reach: 25},
    {name: 'Pall', reach: 60},
    {name: 'Hem', reach: 90},
  ],
};
