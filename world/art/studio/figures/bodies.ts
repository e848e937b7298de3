import type {Figure, Garb, Holding, Part} from './figure';

const LEGS = {
  stand:
    'M-9-52L-10-27Q-10-12-9-3H-3Q-2-14 0-27L1-50ZM-1-52L3-27Q4-14 5-3H11Q11-14 11-28L10-52Z',
  walk: 'M-9-54L-14-28L-20-5L-14-3L-5-26L2-50ZM-1-52L8-30L10-4H16L17-31L10-54Z',
  kneel:
    'M-10-54L-13-32L-34-26L-34-21L-6-23L0-48ZM0-54L18-50L19-26H26L27-54L9-60Z',
  rest: 'M-10-56Q-4-44 10-44L32-54L44-44L48-46L34-62L10-60Z',
} as const;

const BOOTS = {
  stand:
    'M-10.500-16Q-9-8-9.500-4L-10 0H1Q1-3.500-3-4.500Q-3-10-2-16ZM3-16Q5-8 4.500-4L4 0H17Q17-3.500 11-5Q11-10 11.500-16Z',
  walk: 'M-18-14L-21-5L-24-2L-13 0L-12-6L-10-14ZM8-16L9-4V0H22Q22-3.500 16-5L17-16Z',
  kneel: 'M-30-26L-40-26L-42-20H-28ZM18-34V-21H33Q33-25 26-27V-34Z',
  rest: 'M38-50L46-41L54-42Q54-46 48-48L43-55Z',
} as const;

const TORSO = 'M-12-83Q0-88 11-83Q13-70 10-60';

/** Garments by their outline, from shoulder to hem. */
const GARBS: Readonly<Record<Garb, string>> = {
  tunic: `${TORSO}L12-38Q0-34-13-38L-10-60Q-13-72-12-83Z`,
  apron: `${TORSO}L13-36Q0-32-13-36L-10-60Q-13-72-12-83Z`,
  armor: `${TORSO}L12-42Q0-38-12-42L-10-60Q-13-72-12-83Z`,
  coat: `${TORSO}Q15-34 17-14Q2-8-16-13Q-14-36-10-60Q-13-72-12-83Z`,
  robe: `${TORSO}Q16-30 18-7Q2-2-17-6Q-14-34-10-60Q-13-72-12-83Z`,
  gown: `${TORSO}Q22-30 26-2Q2 4-24-1Q-18-34-9-60Q-13-72-12-83Z`,
};

/** Folds, facings, and belts. */
const TRIMS: Readonly<Record<Garb, string>> = {
  tunic: 'M-10.500-60L10.500-60L10.800-56L-10.800-56Z',
  apron: 'M-4-78H9L10-60L12-38Q4-35-5-37ZM-2-54H9V-46H-2Z',
  armor:
    'M-12-83Q-18-80-16-70Q-10-70-8-80ZM11-83Q16-80 14-71Q9-71 7-80ZM-10.500-60H10.500L10.800-56H-10.800Z',
  coat: 'M2-85L6-60L8-11L4-10L3-60Z',
  robe: 'M-2-85L5-70L7-1L1 0L2-68ZM-10.500-60H10.500L10.800-57H-10.800Z',
  gown: 'M-6-84L2-72L8-84L5-70L10-1L2 1Z',
};

const CLOAK = 'M10-86Q-4-91-13-83Q-23-50-28-8Q-16-2-1-5Q-3-50 8-79Z';
const CLOAK_FOLD = 'M-9-82Q-16-48-17-6L-12-4Q-10-46-4-80Z';

const BACK_ARM = 'M-11-82Q-18-70-17-57L-14-46H-9.500L-10.500-58Q-9-70-6-78Z';
const BACK_HAND = 'M-14-47a2.600 3.200 0 1 0 5 0Z';
const FRONT_ARM =
  'M7-82Q14-75 13.500-64L23-57.500L20.500-52L8.500-58.500Q4-68 4-78Z';
const FRONT_HAND = 'M20-58a3 3 0 1 1 3 6a3 3 0 0 1-3-6Z';

/** Objects in the hand, at its place in front of the body. */
const HELD: Readonly<Record<Holding, readonly Part[]>> = {
  nothing: [],
  staff: [{d: 'M22-104L25-104L25.500 1L22.500 1Z', dye: 'umber'}],
  spear: [
    {d: 'M22.300-110H24.700L25 1H22.500Z', dye: 'umber'},
    {d: 'M23.500-126L27.500-112L23.500-107L19.500-112Z', dye: 'steel'},
  ],
  ax: [
    {d: 'M21.500-112L24.500-112L25-10L22-10Z', dye: 'umber'},
    {d: 'M24-112Q38-116 41-98Q37-84 24.500-90Z', dye: 'steel'},
  ],
  shield: [
    {d: 'M25-74a17 17 0 1 1-.100 0Z', dye: 'steel', share: 0.8},
    {d: 'M25-71.500a14.500 14.500 0 1 1-.100 0Z', dye: 'red', share: 0.8},
    {d: 'M25-61.500a4.500 4.500 0 1 1-.100 0Z', dye: 'steel'},
  ],
  sword: [
    {d: 'M22-60H25.500L26-102L23.700-110L21.500-102Z', dye: 'steel'},
    {d: 'M16.500-62H31V-59H16.500ZM22.300-59H25.200V-49H22.300Z', dye: 'umber'},
  ],
  bow: [
    {
      d: 'M20-92Q42-58 22-14L21-15Q37-56 19-91ZM19.500-91.500L22-14.500L21.400-14.500L19-91.500Z',
      dye: 'umber',
    },
  ],
  club: [
    {
      d: 'M22-48L21.500-62L18.500-90Q18-102 23.500-102Q29-102 28.500-90L25.500-62L25-48Z',
      dye: 'umber',
    },
  ],
  leveledSpear: [
    {d: 'M-34-56.500L60-56.500L60-53.800L-34-53.800Z', dye: 'umber'},
    {d: 'M75-55.200L60-59.500L55-55.200L60-51Z', dye: 'steel'},
  ],
  lantern: [
    {
      d: 'M21-55H24V-47H21ZM16-46L22.500-51L29-46L28-28H17Z',
      dye: 'steel',
      share: 0.6,
    },
    {d: 'M18-44H27L26.500-30H18.500Z', dye: 'flame'},
  ],
  pan: [
    {d: 'M21-54L33-68L35.500-66L24-52Z', dye: 'umber'},
    {d: 'M38-80a9 9 0 1 1-.100 0Z', dye: 'steel'},
  ],
  scroll: [{d: 'M15-62Q22-65 31-62L32-52Q24-55 16-52Z', dye: 'bone'}],
  stamp: [
    {d: 'M20-66a3.500 3.500 0 1 1 6 0L25-58H29V-53H17V-58H21Z', dye: 'umber'},
  ],
  thread: [
    {
      d: 'M24-110Q23-84 24-56Q26-30 22 0L21.200 0Q25-30 23-56Q22-84 23.200-110Z',
      dye: 'bone',
    },
  ],
};

const TAIL = 'M-8-46Q-22-26-38-9Q-47-1-58-3Q-44 5-28-1Q-10-10 0-34Z';

const WING =
  'M-3-80Q-8-104-11-116Q-16-126-24-120Q-35-106-35-66Q-35-36-31-12L-28-20L-26-4L-22-16L-19 0L-15-22L-11-14Q-6-44-4-60Z';
const FAR_WING =
  'M4-80Q8-106 11-116Q15-124 21-118Q30-100 29-62Q28-36 24-14L21-22L18-6L14-24Q7-44 5-60Z';
const QUILLS =
  'M-14-112L-31-92L-31.500-90L-13-108ZM-12-100L-33-78L-33.500-76L-11-96ZM-10-88L-34-64L-34-62L-9.500-84ZM-20-72L-29-22L-28.300-20L-18.800-71ZM-14-70L-22.500-18L-21.800-16L-12.800-69Z';

/** The legs of an Arachnahd: two pairs, jointed above the hip. */
const MANY_LEGS =
  'M-5-44L-22-58L-27-56L-37-2L-33 0L-22-49L-6-36ZM5-44L20-58L25-56L36-2L32 0L20-49L6-36ZM-4-40L-13-44L-17-40L-20 0H-16L-11-36L-2-32ZM4-40L12-44L16-40L20 0H16L10-36L2-32Z';
const WAIST = 'M-10-62Q-14-46-9-36Q0-28 9-36Q14-46 10-62Q0-57-10-62Z';
const SECOND_ARMS =
  'M-10-72Q-19-64-19-56L-24-46L-20-44L-14-54L-7-64ZM9-72Q17-66 17-58L28-50L26-46L13-53L6-64Z';
const BANDOLIERS = 'M-11-80L10-58L12-61L-8-83ZM11-80L-10-58L-12-61L8-83Z';
const SECOND_HANDS =
  'M-25-47a2.400 2.800 0 1 0 5 1ZM26-51a2.800 2.800 0 1 1 1 5Z';

function legParts({
  kind,
  garb,
  pose = 'stand',
  cloth,
  skin,
  barefoot,
}: Figure): readonly Part[] {
  if (kind === 'arachnahd') {
    return [
      {d: MANY_LEGS, dye: skin, share: 0.8},
      {d: WAIST, dye: skin},
    ];
  }
  if (garb === 'robe' || garb === 'gown') {
    return [{d: BOOTS.stand, dye: barefoot === true ? skin : 'leather'}];
  }
  return [
    {d: LEGS[pose], dye: cloth, share: 0.62},
    {d: BOOTS[pose], dye: 'leather'},
  ];
}

function behindParts({kind, skin, top}: Figure): readonly Part[] {
  if (kind === 'scaloid') {
    return [{d: TAIL, dye: skin, share: 0.85}];
  }
  if (kind === 'avariel') {
    return [
      {d: FAR_WING, dye: top, share: 0.8},
      {d: WING, dye: top, share: 1.05},
      {d: QUILLS, dye: top, share: 0.75},
    ];
  }
  return [];
}

/** Draws the second pair of arms of an Arachnahd, and the bandoliers of reels. */
function weaverParts({cloth, skin}: Figure): readonly Part[] {
  return [
    {d: SECOND_ARMS, dye: cloth, share: 0.8},
    {d: SECOND_HANDS, dye: skin},
    {d: GARBS.armor, dye: cloth},
    {d: BANDOLIERS, dye: 'leather'},
  ];
}

/** The colors of garments that are not dyed like the cloth below them. */
const MADE_OF: Readonly<Partial<Record<Garb, Part['dye']>>> = {
  armor: 'steel',
};
const TRIM_OF: Readonly<Partial<Record<Garb, Part['dye']>>> = {
  apron: 'sand',
};

function garbParts({garb, cloth}: Figure): readonly Part[] {
  const made = MADE_OF[garb];
  const share = made === undefined ? 1 : 0.8;
  return [
    {d: GARBS[garb], dye: made ?? cloth, share},
    {d: TRIMS[garb], dye: TRIM_OF[garb] ?? cloth, share: 0.74},
  ];
}

/** Draws the cloak, which is laid aside on the ground. */
function cloakParts({cloak, pose = 'stand'}: Figure): readonly Part[] {
  const isLow = pose === 'kneel' || pose === 'rest';
  return cloak === undefined || isLow
    ? []
    : [
        {d: CLOAK, dye: cloak},
        {d: CLOAK_FOLD, dye: cloak, share: 0.75},
      ];
}

const RINGS =
  'M8-75L14-78L14.500-75L8.500-72ZM8.500-70L14.200-72.500L14.200-69.500L8.600-67ZM13-60L17-62.500L18.500-60L14.500-57.500Z';

function armParts({cloth, cloak, skin, isRinged}: Figure): readonly Part[] {
  const sleeve = isRinged === true ? skin : (cloak ?? cloth);
  return [
    {d: FRONT_ARM, dye: sleeve, share: 1.1},
    {d: isRinged === true ? RINGS : '', dye: 'steel'},
    {d: FRONT_HAND, dye: skin, share: 1.1},
  ];
}

/** Lists the parts of a body, from back to front, below the head. */
export function bodyParts(figure: Figure): readonly Part[] {
  const {kind, cloth, skin, holds = 'nothing'} = figure;
  return [
    ...behindParts(figure),
    {d: BACK_ARM, dye: cloth, share: 0.7},
    {d: BACK_HAND, dye: skin, share: 0.8},
    ...legParts(figure),
    ...(kind === 'arachnahd' ? weaverParts(figure) : garbParts(figure)),
    ...cloakParts(figure),
    ...HELD[holds],
    ...armParts(figure),
  ];
}
