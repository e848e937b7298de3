export type RoadSeed = {
  readonly name: string;
  /** Names of the places that it connects, in order. */
  readonly through: readonly string[];
  /** Its total length in miles, if a table gives it. */
  readonly miles?: number;
  readonly kind?: 'track' | 'glass';
};

/** Roads between places; their lengths are those of `static/world-info/distances.csv`. */
export const roadSeeds: readonly RoadSeed[] = [
  {
    name: 'Lamp Road',
    through: ['Harrowmere', 'Ottering', 'Marce', 'Toros'],
    miles: 420,
  },
  {
    name: 'Ring Road',
    through: ['Harrowmere', 'Dunmarrow', 'Hestby', 'Kadrun'],
    miles: 560,
  },
  {name: 'Port Road', through: ['Harrowmere', 'Greyspan', 'Vell'], miles: 380},
  {
    name: 'Tally Road',
    through: ['Harrowmere', 'Tollen', 'Marchend', 'Gurzh'],
    miles: 610,
  },
  {name: 'Elder Road', through: ['Toros', 'Vigil', 'Aserion'], miles: 510},
  {name: 'Hedge Way', through: ['Toros', 'Hedgegate', 'Thornmoot'], miles: 340},
  {
    name: 'Sledge Road',
    through: ['Kadrun', 'Naddvik', 'Skarhold'],
    miles: 640,
  },
  {name: 'Bell Road', through: ['Harrowmere', 'Stannet']},
  {name: 'Wool Road', through: ['Harrowmere', 'Wickenbridge']},
  {name: 'Eel Road', through: ['Greyspan', 'Pellowby']},
  {name: 'Silver Road', through: ['Hestby', 'Malmby', 'Furustad', 'Vardby']},
  {name: 'Skerry Road', through: ['Kadrun', 'Odderholm']},
  {name: 'Cadrine Road', through: ['Marce', 'Cadris']},
  {name: 'Havenna Road', through: ['Hedgegate', 'Port Havenna']},
  {name: 'Low Road', through: ['Toros', 'Sallis']},
  {
    name: 'Vine Road',
    through: ['Vell', 'Corrant', 'Tamarin', 'Brinestair', 'Lazaret'],
  },
  {name: 'Quill Road', through: ['Vell', 'Quillon']},
  {name: 'Oil Road', through: ['Corrant', 'Orlaport']},
  {name: 'Mason Road', through: ['Aserion', 'Stonemere']},
  {name: 'Orchard Road', through: ['Aserion', 'Lastleaf']},
  {name: 'College Road', through: ['Emeraldine', 'Verrow', 'Kelling']},
  {name: 'Reed Road', through: ['Verrow', 'Reedholm']},
  {name: 'Crown Road', through: ['Ostmark', 'Emberhold']},
  {name: 'Watch Road', through: ['Ostmark', 'Tidewatch']},
  {
    name: 'Glass Road',
    kind: 'glass',
    through: [
      'Ssahrak',
      'Kessith',
      'Issul',
      'Hathiss',
      'Sarrosh',
      'Ullash',
      'Ozzeth',
      'Tessak',
      'Vishar',
    ],
  },
  {
    name: 'Landing trail',
    kind: 'track',
    through: ['Skarhold', 'Skarhold Landing'],
  },
  {
    name: 'Stair track',
    kind: 'track',
    through: ['Gurzh', 'Hakkar', 'Hound’s Stair'],
  },
  {name: 'Salt track', kind: 'track', through: ['Gurzh', 'Brugh']},
  {
    name: 'Hound track',
    kind: 'track',
    through: ['Gurzh', 'Dimmoghar', 'Torgul', 'Sleth'],
  },
  {name: 'Marsh track', kind: 'track', through: ['Vardby', 'Sleth']},
  {
    name: 'Eyrie stair',
    kind: 'track',
    through: ['Stonemere', 'The Windholt'],
  },
  {name: 'Altar stair', kind: 'track', through: ['Aserion', 'The Skyre']},
  {name: 'Stone path', kind: 'track', through: ['Aserion', 'Gate of Earth']},
  {name: 'Kite path', kind: 'track', through: ['Stannet', 'Gate of Air']},
  {name: 'Bare path', kind: 'track', through: ['Marce', 'Gate of Lightning']},
  {name: 'Pilgrim path', kind: 'track', through: ['Gurzh', 'Gate of Smoke']},
  {
    name: 'Stair trail',
    kind: 'track',
    through: ['Skarhold', 'The Long Stair', 'Gate of Ice'],
  },
  {
    name: 'Baker’s path',
    kind: 'track',
    through: ['Emberhold', 'Gate of Magma'],
  },
  {name: 'Dune path', kind: 'track', through: ['Hathiss', 'Gate of Fire']},
  {
    name: 'Court paths',
    kind: 'track',
    through: ['Wellsong', 'Thornmoot', 'Goldenglade'],
  },
  {
    name: 'Leaf paths',
    kind: 'track',
    through: ['Redbower', 'Thornmoot', 'Hushhollow'],
  },
  {
    name: 'Salvage trail',
    kind: 'track',
    through: ['Leavings', 'The Kiln Steps', 'The Breach', 'Gate of the Still'],
  },
  {name: 'Mouth lane', kind: 'track', through: ['Greyspan', 'Greyspan Mouth']},
  {name: 'Mouth lane', kind: 'track', through: ['Marce', 'Marce Mouth']},
  {name: 'Mouth lane', kind: 'track', through: ['Brugh', 'Brugh Mouth']},
  {
    name: 'Sweepers’ steps',
    kind: 'track',
    through: ['Brinestair', 'Gate of Water'],
  },
  {name: 'Wreck trail', kind: 'track', through: ['Leavings', 'Hulk Row']},
];

/** Underground ways from a mouth to Nheth. */
export const gallerySeeds: readonly RoadSeed[] = [
  {name: 'Slate Gallery', through: ['Greyspan Mouth', 'Nheth']},
  {name: 'Bronze Gallery', through: ['Marce Mouth', 'Nheth'], miles: 192},
  {name: 'Salt Gallery', through: ['Brugh Mouth', 'Nheth']},
];
