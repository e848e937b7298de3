import type {Sitter} from '../sitter';

/** People of no campaign, for pages of peoples that would otherwise show nobody. */
export const peoples: readonly Sitter[] = [
  {
    id: 'ithris-keshiel',
    name: 'Ithris Keshiel',
    note: 'Avariel of the upper watch',
    alt: 'An Avariel with bronze wings folded high behind her shoulders, brown hair in a knot, and a laced vest.',
    kind: 'avariel',
    field: 'azure',
    traits: ['fine'],
    hair: ['knot', 'chestnut'],
    dress: ['vest', 'indigo'],
    plumage: 'umber',
  },
];
