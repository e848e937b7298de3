import type {Kind} from '../portraits/sitter';
import type {Figure, HeadForm, Part} from './figure';

/** The outlines of heads that look to the right, in a figure 104 units tall. */
const HEADS: Readonly<Record<'broad' | 'long' | 'muzzle' | 'plain', string>> = {
  plain:
    'M-5.500-96Q-6.500-104.500 1-105Q8-105.500 8.400-98.500L9.800-95.300L8.400-94L8.300-90.500Q6.500-87.300 3-87.800L4-81H-5L-4.200-89Q-5.500-92-5.500-96Z',
  long: 'M-5-96.500Q-6-105 1-105.500Q7.500-106 8-98.500L9.300-95L8-93.600L7.800-90Q6.500-86.500 3.500-86.800L3.800-80H-4L-3.500-89Q-5-92-5-96.500Z',
  broad:
    'M-6-96Q-6.500-104 1-104.500Q7.500-105 8.200-99L9.400-95.500L8.800-93.500Q10.500-90 8.600-87.500Q6-85.500 2.500-86.500L5-79H-8L-6-88Q-6.500-92-6-96Z',
  muzzle:
    'M-6-95Q-6-103 2-103.500Q8-103.500 10.500-99Q16.500-97.500 17.500-94.500Q17.500-91.500 10-90Q7-87.500 4.500-86.500L6-79H-8L-6.500-88Q-7-91-6-95Z',
};

const EARS: Readonly<Partial<Record<Kind, string>>> = {
  elf: 'M1-98L-9-103.500L-2-93.500Q1-93 1-98Z',
  avariel: 'M1-98L-9-103.500L-2-93.500Q1-93 1-98Z',
  halfOrc: 'M0-97L-6-100.500L-2-93Z',
  orc: 'M0-97L-6-101L-2-93Z',
  goblin: 'M0-97Q-12-104-22-103Q-16-92-2-91ZM8-98Q16-104 22-103Q18-95 9-93Z',
};

/** What is on the head, over it. */
const TOPS: Readonly<Record<HeadForm, string>> = {
  bald: '',
  short:
    'M-6-91Q-9-107 1-107Q10-107.500 8.700-100Q4-102.500 0-101Q-.500-96-2.500-92.500Z',
  bun: 'M-6-92Q-8-107 1-107Q9.500-107.500 8.700-100Q4-102.500 0-101Q-.500-96-2.500-92.500ZM-6-98a4.500 4.500 0 1 0-3 6q3 0 4-3Z',
  knot: 'M-6-92Q-8-106 0-107Q-3-113 2-113Q7-113 4-107Q9.500-106.500 8.700-100Q4-102.500 0-101Q-.500-96-2.500-92.500Z',
  braid:
    'M-6-91Q-9-107 1-107Q10-107.500 8.700-100Q4-102.500 0-101Q-1-96-2-90Q-7-82-6-74Q-10-70-7-62L-10-57Q-12-64-9.500-70Q-12-77-8-84Z',
  long: 'M-6-91Q-9-107 1-107Q10-107.500 8.700-100Q4-102.500 0-101Q-1-90-4-80Q-4-68-8-58Q-14-66-11-80Q-9-88-6-91Z',
  hood: 'M-10-78Q-15-108 2-109Q11-108.500 9.500-99Q4-101 1-96Q0-88 5-80Q-2-74-10-78Z',
  hat: 'M-16-100Q-8-104-6-104Q-5-113 2-113Q9-113 8.500-104Q14-104 19-99Q10-98 2-100Q-8-101-16-100Z',
  cap: 'M-6.500-98Q-7-108 2-108Q10-107 9-99Q2-103-6.500-98Z',
  helmet:
    'M-7-89Q-9-108 2-108Q10-107.500 9-98Q3-101-1-96L-2-88ZM-1-107Q-8-116-17-110Q-11-109-6-104Z',
  scarf: 'M-7-94Q-8-108 2-108Q10-107.500 9-100Q3-103-1-98L-3-92L-10-84L-13-88Z',
  mask: 'M-6-91Q-9-107 1-107Q10-107.500 8.700-100Q4-102.500 0-101Q-.500-96-2.500-92.500Z',
  thorn:
    'M-6-91Q-9-107 1-107Q10-107.500 8.700-100Q4-102.500 0-101Q-1-90-4-80Q-6-68-10-62Q-14-70-10-84Z',
};

const THORNS =
  'M-7-99L-8-110L-3.500-105L-1-113L2.500-106.500L7-113L7.500-106L11-109L9.500-100Q2-106-7-99Z';
const EYE =
  'M4.200-97.200Q6-98.400 7.300-97L7-95.900Q5.600-95.500 4.200-97.200Z';
const MUZZLE_EYE =
  'M6.500-99a1.300 1.300 0 1 1 0 2.600a1.300 1.300 0 1 1 0-2.600Z';
/** A dancer's mask, with a brow of its own. */
const MASK = 'M-1-100Q6-104 9.500-100L11-94Q8-90 4-91Q0-93-1-100Z';

function getHeadOutline(kind: Kind): string {
  if (kind === 'scaloid') {
    return HEADS.muzzle;
  }
  if (kind === 'orc' || kind === 'halfOrc') {
    return HEADS.broad;
  }
  return kind === 'elf' || kind === 'avariel' ? HEADS.long : HEADS.plain;
}

/** Draws what only some heads have: thorns, a mask, a tooth above the lip. */
function ornaments({kind, head}: Figure): readonly Part[] {
  return [
    {d: head === 'thorn' ? THORNS : '', dye: 'umber', share: 0.9},
    {d: head === 'mask' ? MASK : '', dye: 'bone'},
    {d: kind === 'orc' ? 'M5.500-88L6.500-92L7.700-88.300Z' : '', dye: 'bone'},
  ];
}

function earOf({kind, head}: Figure): string {
  const isCovered = head === 'hood' || head === 'helmet';
  return (kind === 'goblin' || !isCovered ? EARS[kind] : undefined) ?? '';
}

/** Lists the parts of a head, from back to front. */
export function headParts(figure: Figure): readonly Part[] {
  const {kind, head, skin, top} = figure;
  return [
    {d: getHeadOutline(kind), dye: skin},
    {d: kind === 'scaloid' ? MUZZLE_EYE : EYE, dye: 'black'},
    {d: TOPS[head], dye: head === 'helmet' ? 'steel' : top},
    {d: earOf(figure), dye: skin, share: 1.12},
    ...ornaments(figure),
  ];
}
