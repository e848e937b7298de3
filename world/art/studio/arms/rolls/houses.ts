import type {Arms} from '../armsTypes';

/** The nine Houses, each with its color and sign. */
export const houses: readonly Arms[] = [
  {
    id: 'aurel',
    bearer: 'House Aurel',
    shape: 'heater',
    field: 'or',
    layers: [
      {
        charge: 'door',
        tincture: 'sable',
        place: 'alone',
        on: {charge: 'bar', tincture: 'or'},
      },
    ],
  },
  {
    id: 'ysmere',
    bearer: 'House Ysmere',
    shape: 'heater',
    field: 'rose',
    layers: [
      {
        charge: 'crystal',
        tincture: 'argent',
        place: 'alone',
        on: {charge: 'eye', tincture: 'rose'},
      },
    ],
  },
  {
    id: 'orun',
    bearer: 'House Orun',
    shape: 'heater',
    field: 'cendree',
    layers: [
      {charge: 'smokeRing', tincture: 'argent', place: 'alone'},
      {charge: 'hammer', tincture: 'argent', place: 'small'},
    ],
  },
  {
    id: 'lirien',
    bearer: 'House Lirien',
    shape: 'heater',
    field: 'azure',
    layers: [{charge: 'cups', tincture: 'argent', place: 'alone'}],
  },
  {
    id: 'tavar',
    bearer: 'House Tavar',
    shape: 'heater',
    field: 'argent',
    layers: [
      {ordinary: 'barrulets', tincture: 'sable'},
      {charge: 'bolt', tincture: 'gules', place: 'alone'},
    ],
  },
  {
    id: 'nyss',
    bearer: 'House Nyss',
    shape: 'heater',
    field: {division: 'perPale', tinctures: ['murrey', 'argent']},
    layers: [{charge: 'mask', tincture: 'counterchanged', place: 'alone'}],
  },
  {
    id: 'morrow',
    bearer: 'House Morrow',
    shape: 'heater',
    field: 'purpure',
    layers: [
      {ordinary: 'baseWavy', tincture: 'argent'},
      {charge: 'lantern', tincture: 'or', place: 'nombril'},
    ],
  },
  {
    id: 'haskeld',
    bearer: 'House Haskeld',
    shape: 'heater',
    field: 'tenne',
    layers: [
      {ordinary: 'bordure', tincture: 'argent'},
      {charge: 'horn', tincture: 'argent', place: 'alone'},
    ],
  },
  {
    id: 'verdane',
    bearer: 'House Verdane',
    shape: 'heater',
    field: 'vert',
    layers: [
      {
        charge: 'wheel',
        tincture: 'or',
        place: 'alone',
        on: {charge: 'spiral', tincture: 'vert'},
      },
    ],
  },
];
