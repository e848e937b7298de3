/** The kinds of places, each a layer of the map. */
export type PlaceKind =
  'seat' | 'town' | 'port' | 'gate' | 'ruin' | 'site' | 'mouth';

export type PlaceSeed = {
  readonly name: string;
  readonly kind: PlaceKind;
  /** Id of the territory that contains it. */
  readonly territory: string;
  /** The fragment of its section on the territory's page. */
  readonly anchor?: string;
  /** The approximate position; a coastal place is moved to the coast. */
  readonly at: readonly [number, number];
  /** Whether it is on the coast. */
  readonly coastal?: true;
};

type Row = readonly [
  name: string,
  kind: PlaceKind,
  x: number,
  y: number,
  anchor?: string,
];

function inTerritory(
  territory: string,
  coastal: readonly Row[],
  inland: readonly Row[],
): readonly PlaceSeed[] {
  const seed = ([name, kind, x, y, anchor]: Row): PlaceSeed => ({
    name,
    kind,
    territory,
    at: [x, y],
    ...(anchor !== undefined && {anchor}),
  });
  return [
    ...coastal.map((row): PlaceSeed => ({...seed(row), coastal: true})),
    ...inland.map(seed),
  ];
}

/** All places that pages name, with approximate positions, by territory. */
export const placeSeeds: readonly PlaceSeed[] = [
  ...inTerritory(
    'central',
    [['Pellowby', 'town', 652, 945, 'town-pellowby']],
    [
      ['Harrowmere', 'seat', 763, 792, 'town-harrowmere'],
      ['Tollen', 'town', 888, 778, 'town-tollen'],
      ['Wickenbridge', 'town', 610, 770, 'town-wickenbridge'],
      ['Greyspan', 'town', 704, 872, 'town-greyspan'],
      ['Dunmarrow', 'town', 698, 690, 'town-dunmarrow'],
      ['Stannet', 'town', 801, 678, 'town-stannet'],
      ['Marchend', 'town', 1068, 770, 'town-marchend'],
      ['Ottering', 'town', 840, 886, 'town-ottering'],
      ['Greyspan Mouth', 'mouth', 688, 862, 'hooks'],
      ['Gate of Air', 'gate', 846, 612, 'off-the-bridges'],
    ],
  ),
  ...inTerritory(
    'great-north',
    [
      ['Kadrun', 'seat', 700, 345, 'jarldom-kadrunfjord'],
      ['Naddvik', 'port', 905, 318, 'jarldom-austerfjord'],
      ['Odderholm', 'port', 500, 335, 'jarldom-skerrymark'],
    ],
    [
      ['Hestby', 'town', 672, 500, 'jarldom-hestvold'],
      ['Malmby', 'town', 868, 462, 'jarldom-silverdal'],
      ['Furustad', 'town', 1010, 440, 'jarldom-furuwold'],
      ['Vardby', 'town', 1130, 480, 'jarldom-grensmark'],
    ],
  ),
  ...inTerritory(
    'deep-north',
    [['Skarhold Landing', 'port', 975, 178, 'travel-from-here']],
    [
      ['Skarhold', 'seat', 1010, 118, 'skarhold-and-the-moot'],
      ['Gate of Ice', 'gate', 1180, 96, 'the-giants-ruins'],
      ['The Long Stair', 'ruin', 1130, 78, 'the-giants-ruins'],
    ],
  ),
  ...inTerritory(
    'torosia',
    [
      ['Toros', 'seat', 905, 1128, 'province-lothara'],
      ['Port Havenna', 'port', 725, 1340, 'province-havenna'],
      ['Sallis', 'port', 706, 1200, 'province-low-cadrine'],
    ],
    [
      ['Marce', 'town', 828, 1002, 'province-marcesta'],
      ['Cadris', 'town', 925, 1008, 'province-upper-cadrine'],
      ['Vigil', 'town', 1030, 1000, 'province-elderwatch'],
      ['Hedgegate', 'town', 812, 1290, 'province-thornmarch'],
      ['Marce Mouth', 'mouth', 838, 1020, 'law-tablets'],
      ['Gate of Lightning', 'gate', 823, 1007, 'law-tablets'],
    ],
  ),
  ...inTerritory(
    'southwest-peninsula',
    [
      ['Vell', 'seat', 585, 1050, 'port-vell'],
      ['Corrant', 'port', 530, 1190, 'port-corrant'],
      ['Quillon', 'port', 410, 1015, 'port-quillon'],
      ['Orlaport', 'port', 355, 1230, 'port-orlaport'],
      ['Tamarin', 'port', 520, 1330, 'port-tamarin'],
      ['Brinestair', 'port', 440, 1420, 'port-brinestair'],
      ['Lazaret', 'port', 540, 1500, 'port-lazaret'],
      ['Gate of Water', 'gate', 425, 1425, 'the-gate-of-water'],
    ],
    [],
  ),
  ...inTerritory(
    'lor-aserion',
    [],
    [
      ['Aserion', 'seat', 1235, 1175, 'house-aserath'],
      ['Stonemere', 'town', 1150, 1110, 'house-orthaelis'],
      ['Lastleaf', 'town', 1320, 1270, 'house-sunderel'],
      ['The Windholt', 'town', 1225, 1060, 'house-keshiel'],
      ['The Skyre', 'town', 1330, 1160, 'house-aurithane'],
      ['Gate of Earth', 'gate', 1252, 1155, 'gate-stones'],
    ],
  ),
  ...inTerritory(
    'fey-kingdoms',
    [],
    [
      [
        'Thornmoot',
        'seat',
        862,
        1420,
        'places-that-stay-and-places-that-visit',
      ],
      ['Wellsong', 'town', 800, 1385, 'court-spring'],
      ['Goldenglade', 'town', 905, 1380, 'court-summer'],
      ['Redbower', 'town', 945, 1480, 'court-autumn'],
      ['Hushhollow', 'town', 850, 1500, 'court-winter'],
    ],
  ),
  ...inTerritory(
    'hordelands',
    [['Hound’s Stair', 'port', 1520, 860, 'travel-from-here']],
    [
      ['Gurzh', 'seat', 1300, 765, 'clan-ox-tally'],
      ['Dimmoghar', 'town', 1400, 660, 'clan-gray-hounds'],
      ['Hakkar', 'town', 1385, 820, 'clan-kite-riders'],
      ['Brugh', 'town', 1255, 890, 'clan-salt-boars'],
      ['Torgul', 'town', 1300, 600, 'clan-split-antler'],
      ['Sleth', 'town', 1248, 540, 'clan-mud-adders'],
      ['Brugh Mouth', 'mouth', 1246, 908, 'travel-from-here'],
      ['Gate of Smoke', 'gate', 1255, 672, 'smoke-shrines'],
    ],
  ),
  ...inTerritory(
    'morgana',
    [
      ['Emeraldine', 'seat', 735, 1655, 'college-college-of-the-crown'],
      ['Kelling', 'port', 930, 1660, 'college-college-of-tides'],
      ['Reedholm', 'port', 745, 1780, 'college-college-of-open-doors'],
    ],
    [['Verrow', 'town', 835, 1735, 'college-college-of-shapes']],
  ),
  ...inTerritory(
    'n-eastern-continent',
    [
      ['Ostmark', 'seat', 1715, 650, 'crown-crown-of-ostmark'],
      ['Tidewatch', 'port', 1685, 905, 'crown-crown-of-tidewatch'],
    ],
    [
      ['Emberhold', 'town', 2200, 730, 'crown-crown-of-emberhold'],
      ['Gate of Magma', 'gate', 2228, 704, 'what-stood-here-before'],
    ],
  ),
  ...inTerritory(
    's-eastern-continent',
    [['Ssahrak', 'seat', 1925, 1560, 'city-ssahrak']],
    [
      ['Kessith', 'town', 1990, 1548, 'city-kessith'],
      ['Issul', 'town', 2070, 1522, 'city-issul'],
      ['Hathiss', 'town', 2150, 1528, 'city-hathiss'],
      ['Sarrosh', 'town', 2230, 1492, 'city-sarrosh'],
      ['Ullash', 'town', 2310, 1508, 'city-ullash'],
      ['Ozzeth', 'town', 2390, 1482, 'city-ozzeth'],
      ['Tessak', 'town', 2470, 1488, 'city-tessak'],
      ['Vishar', 'town', 2540, 1432, 'city-vishar'],
      ['Gate of Fire', 'gate', 2150, 1455, 'glass-roads'],
    ],
  ),
  ...inTerritory(
    'underworld',
    [],
    [['Nheth', 'seat', 950, 882, 'level-nheth']],
  ),
  ...inTerritory(
    'unclaimed',
    [
      ['Hulk Row', 'site', 2440, 1115, 'site-hulk-row'],
      ['Leavings', 'port', 2420, 1165, 'leavings-and-the-camps'],
    ],
    [
      ['The Kiln Steps', 'site', 2490, 1130, 'site-the-kiln-steps'],
      ['The Breach', 'site', 2535, 1165, 'site-the-breach'],
      ['Gate of the Still', 'gate', 2542, 1172, 'why-nobody-holds-it'],
    ],
  ),
];
