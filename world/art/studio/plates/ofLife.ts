import type {Plate} from './plate';

const BOLT =
  '<path fill="rgb(232 206 110)" stroke="rgb(150 110 40)" stroke-width="2" d="M60 30L8 150H44L-6 262L110 120H66L108 30Z"/>';
const MOORING =
  '<path fill="rgb(150 170 178)" d="M-600 352Q-300 344 0 354T600 350V420H-600Z"/><path fill="rgb(120 88 56)" d="M-600 366H600V380H-600ZM-20 366V318H20V366Z"/><path fill="none" stroke="rgb(120 92 60)" stroke-width="5" d="M-14 330Q-120 350-210 300M14 336Q40 346 16 350"/><path fill="rgb(110 78 50)" d="M-420 300L-390 352H-230L-196 296Z"/><path d="M-310 300V80" stroke="rgb(84 58 38)" stroke-width="7"/><path fill="rgb(236 226 200)" stroke="rgb(150 130 96)" stroke-width="2" d="M-400 96H-224Q-206 190-230 262H-394Q-376 190-400 96Z"/>';
const STALL =
  '<path fill="rgb(120 88 56)" d="M-150 270H150V290H-150ZM-140 290V372H-124V290ZM124 290V372H140V290Z"/><path fill="rgb(168 74 54)" d="M-170 120H170L150 176H-150Z"/><path fill="rgb(236 226 200)" d="M-120 120H-70L-74 176H-112ZM-20 120H30L24 176H-18ZM80 120H130L114 176H74Z"/><path d="M-140 176V270M140 176V270" stroke="rgb(84 58 38)" stroke-width="6"/><path fill="rgb(196 150 84)" d="M-110 270Q-96 244-76 270ZM-60 270Q-46 244-26 270ZM30 270Q44 252 62 270ZM70 270Q92 238 112 270Z"/>';

/** Plates of how people live, learn, and get hurt. */
export const platesOfLife: readonly Plate[] = [
  {
    id: 'from-slight-to-strong',
    title: 'From slight to strong',
    alt: 'Four people from slight to strong, with a dotted line for each foot of height: a goblin, a narrow elf, a soldier, and a broad orc.',
    measured: true,
    people: [
      {who: 'skirrik', at: 0.14, feet: 3.3, holds: 'nothing'},
      {who: 'vaelis', at: 0.38, feet: 5.4, holds: 'nothing'},
      {who: 'soldier', at: 0.62, feet: 5.9, holds: 'nothing'},
      {who: 'orc', at: 0.86, feet: 6.6, facesLeft: true, holds: 'nothing'},
    ],
  },
  {
    id: 'two-callings',
    title: 'Two callings in one',
    alt: 'A soldier with a scroll, a robed mage with a spear, and a goblin in an apron with a staff: each carries the tool of a second calling.',
    people: [
      {who: 'soldier', at: 0.2, feet: 5.9, holds: 'scroll'},
      {who: 'mage', at: 0.5, feet: 5.7, holds: 'spear'},
      {who: 'skirrik', at: 0.8, feet: 3.6, holds: 'staff', facesLeft: true},
    ],
  },
  {
    id: 'whole-bruised-failing',
    title: 'Whole, bruised, failing',
    alt: 'The same soldier three times: upright with a spear, on one knee, and sitting on the ground without a weapon.',
    people: [
      {who: 'soldier', at: 0.2, feet: 5.9},
      {who: 'soldier', at: 0.5, feet: 5.9, pose: 'kneel', holds: 'nothing'},
      {who: 'soldier', at: 0.8, feet: 5.9, pose: 'rest', holds: 'nothing'},
    ],
  },
  {
    id: 'a-healer-at-work',
    title: 'A healer at work',
    alt: 'A healer kneels with a lantern beside a traveler who sits on the ground; a friend looks on.',
    wide: 760,
    people: [
      {who: 'priest', at: 0.3, feet: 5.7, pose: 'kneel', garb: 'tunic'},
      {
        who: 'traveler',
        at: 0.62,
        feet: 5.8,
        pose: 'rest',
        garb: 'tunic',
        facesLeft: true,
      },
      {who: 'tessa', at: 0.86, feet: 5.9, facesLeft: true, holds: 'nothing'},
    ],
  },
  {
    id: 'master-and-pupil',
    title: 'Master and pupil',
    alt: 'A goblin tinker shows a pan to a young woman in green, and a scribe in gray reads to a boy of half his height.',
    people: [
      {who: 'skirrik', at: 0.14, feet: 3.6},
      {who: 'townswoman', at: 0.32, feet: 5.4, cloth: 'green', facesLeft: true},
      {who: 'clerk', at: 0.64, feet: 5.8},
      {
        who: 'clerk',
        at: 0.82,
        feet: 4,
        head: 'short',
        top: 'brown',
        skin: 'pale',
        garb: 'tunic',
        cloth: 'blue',
        holds: 'nothing',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'a-captain-and-followers',
    title: 'A captain and followers',
    alt: 'An oathsworn captain in plate and a red cloak, and behind her five followers: two soldiers, an archer, a priest with a lantern, and a goblin.',
    people: [
      {who: 'livia', at: 0.84, feet: 5.9},
      {who: 'soldier', at: 0.66, feet: 5.8},
      {who: 'soldier', at: 0.53, feet: 5.7, skin: 'pale'},
      {who: 'iolen', at: 0.4, feet: 5.4, head: 'short', holds: 'bow'},
      {who: 'priest', at: 0.27, feet: 5.6},
      {who: 'skirrik', at: 0.14, feet: 3.5},
    ],
  },
  {
    id: 'a-favor-owed',
    title: 'A favor owed',
    alt: 'A narrow clerk in gray hands a sheet to a broad half-orc in a red coat; a hooded woman watches from behind.',
    people: [
      {who: 'ilse', at: 0.3, feet: 5.4},
      {who: 'dorrak', at: 0.56, feet: 6.2, facesLeft: true},
      {
        who: 'townswoman',
        at: 0.84,
        feet: 5.4,
        head: 'hood',
        top: 'black',
        cloth: 'black',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'an-interpreter',
    title: 'An interpreter',
    alt: 'A half-orc in a red coat stands between an orc in felt and a scribe in gray, who both speak.',
    people: [
      {who: 'orc', at: 0.22, feet: 6.5, holds: 'nothing'},
      {who: 'dorrak', at: 0.5, feet: 6.1},
      {who: 'clerk', at: 0.78, feet: 5.7, facesLeft: true},
    ],
  },
  {
    id: 'three-elves',
    title: 'Three elves',
    alt: 'A Sylvan Elf in green with a bow, a Gray Elf in undyed cloth with a staff, and an Avariel with folded brown wings and a spear.',
    people: [
      {who: 'iolen', at: 0.22, feet: 5.4, head: 'long', holds: 'bow'},
      {who: 'vaelis', at: 0.5, feet: 5.5},
      {who: 'avariel', at: 0.78, feet: 5.7, facesLeft: true},
    ],
  },
  {
    id: 'lightning-drawn',
    title: 'Lightning drawn down',
    alt: 'A bolt of lightning comes down between a mage in a violet hood and a sailor in green, who walks off.',
    wide: 760,
    things: BOLT,
    people: [
      {who: 'mage', at: 0.28, feet: 5.8},
      {
        who: 'jessamy',
        at: 0.82,
        feet: 5.7,
        head: 'short',
        top: 'yellow',
        skin: 'pale',
        holds: 'nothing',
        pose: 'walk',
        garb: 'tunic',
      },
    ],
  },
  {
    id: 'at-the-quay',
    title: 'At the quay',
    alt: 'A small ship with one square sail lies at a wooden quay; a sailor in blue, a woman in a headscarf, and a Scaloid with a staff wait for it.',
    things: MOORING,
    people: [
      {
        who: 'clerk',
        at: 0.58,
        feet: 5.8,
        head: 'cap',
        top: 'black',
        cloth: 'blue',
        garb: 'tunic',
        holds: 'nothing',
        facesLeft: true,
      },
      {who: 'jessamy', at: 0.72, feet: 5.6, holds: 'nothing', facesLeft: true},
      {who: 'ssethar', at: 0.86, feet: 6, facesLeft: true},
    ],
  },
  {
    id: 'market-day',
    title: 'Market day',
    alt: 'A stall with a striped awning and loaves on the counter; a woman in red and a goblin stand on one side, a hooded traveler on the other.',
    things: STALL,
    people: [
      {who: 'townswoman', at: 0.22, feet: 5.4},
      {who: 'skirrik', at: 0.33, feet: 3.5},
      {who: 'traveler', at: 0.74, feet: 5.7, facesLeft: true},
    ],
  },
];
