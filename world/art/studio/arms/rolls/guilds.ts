import type {Arms} from '../armsTypes';

/** The guilds: that of the skyships, its exiles, and those of Toros. */
export const guilds: readonly Arms[] = [
  {
    id: 'emerald-sky',
    bearer: 'the Guild of Emerald Sky',
    shape: 'bowl',
    field: 'argent',
    layers: [
      {ordinary: 'baseWavy', tincture: 'azure'},
      {charge: 'skyship', tincture: 'vert', place: 'nombril'},
    ],
  },
  {
    id: 'storm-mages',
    bearer: 'the Storm Mages',
    shape: 'bowl',
    field: 'sable',
    layers: [
      {charge: 'bolt', tincture: 'or', place: 'alone'},
      {charge: 'flame', tincture: 'argent', place: 'above'},
    ],
  },
  {
    id: 'ladder-guild',
    bearer: 'the Ladder Guild of Toros',
    shape: 'bowl',
    field: 'sable',
    layers: [
      {charge: 'ladder', tincture: 'or', place: 'alone'},
      {charge: 'lantern', tincture: 'or', place: 'beside'},
    ],
  },
  {
    id: 'maskmakers',
    bearer: 'the Maskmakers of Toros',
    shape: 'bowl',
    field: 'murrey',
    layers: [
      {ordinary: 'chevron', tincture: 'argent'},
      {charge: 'mask', tincture: 'argent', place: 'aroundChevron'},
    ],
  },
  {
    id: 'bargemen',
    bearer: 'the Bargemen of Toros',
    shape: 'bowl',
    field: 'azure',
    layers: [
      {ordinary: 'baseWavy', tincture: 'argent'},
      {charge: 'barge', tincture: 'or', place: 'nombril'},
    ],
  },
  {
    id: 'wickmakers',
    bearer: 'the Wickmakers of Toros',
    shape: 'bowl',
    field: 'vert',
    layers: [{charge: 'candle', tincture: 'or', place: 'alone'}],
  },
  {
    id: 'tablet-carvers',
    bearer: 'the Tablet Carvers of Toros',
    shape: 'bowl',
    field: 'gules',
    layers: [
      {
        charge: 'tablet',
        tincture: 'argent',
        place: 'alone',
        on: {charge: 'chisel', tincture: 'sable'},
      },
    ],
  },
];
