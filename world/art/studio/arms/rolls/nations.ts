import type {Arms} from '../armsTypes';

/** The states of the Prime, by the page of their territory; unclaimed land has no arms. */
export const nations: readonly Arms[] = [
  {
    id: 'central',
    bearer: 'the League of Nine Bridges',
    shape: 'kite',
    field: 'gules',
    layers: [
      {ordinary: 'baseWavy', tincture: 'argent'},
      {charge: 'bridge', tincture: 'argent', place: 'atShore'},
    ],
  },
  {
    id: 'great-north',
    bearer: 'the Kingdom of Kadar',
    shape: 'kite',
    field: 'azure',
    layers: [
      {ordinary: 'baseWavy', tincture: 'argent'},
      {charge: 'longship', tincture: 'or', place: 'nombril'},
    ],
  },
  {
    id: 'deep-north',
    bearer: 'the ice clans',
    shape: 'kite',
    field: 'azure',
    layers: [
      {charge: 'mountain', tincture: 'argent', place: 'foot'},
      {charge: 'crystal', tincture: 'argent', place: 'above'},
    ],
  },
  {
    id: 'torosia',
    bearer: 'the Empire of Torosia',
    shape: 'kite',
    field: 'gules',
    layers: [
      {ordinary: 'bordure', tincture: 'or'},
      {charge: 'tablet', tincture: 'or', place: 'alone'},
    ],
  },
  {
    id: 'southwest-peninsula',
    bearer: 'the Seven Ports Compact',
    shape: 'kite',
    field: 'azure',
    layers: [
      {charge: 'gull', tincture: 'argent', place: 'alone'},
      {charge: 'bezant', tincture: 'or', place: 'inOrle'},
    ],
  },
  {
    id: 'lor-aserion',
    bearer: 'the Crown of Lor Aserion',
    shape: 'kite',
    field: 'vert',
    layers: [
      {charge: 'gapRing', tincture: 'or', place: 'alone'},
      {charge: 'mullet', tincture: 'argent', place: 'small'},
    ],
  },
  {
    id: 'fey-kingdoms',
    bearer: 'the Four Seasonal Courts',
    shape: 'kite',
    field: {division: 'quarterly', tinctures: ['argent', 'vert']},
    layers: [{charge: 'leaf', tincture: 'counterchanged', place: 'quarters'}],
  },
  {
    id: 'hordelands',
    bearer: 'the hearth-clans',
    shape: 'kite',
    field: 'sable',
    layers: [
      {
        ordinary: 'chief',
        tincture: 'argent',
        on: {charge: 'tooth', tincture: 'gules', place: 'onChief'},
      },
      {charge: 'flame', tincture: 'or', place: 'low'},
    ],
  },
  {
    id: 'morgana',
    bearer: 'the Queendom of Morgana',
    shape: 'kite',
    field: {division: 'barryWavy', tinctures: ['argent', 'azure']},
    layers: [{charge: 'emerald', tincture: 'vert', place: 'alone'}],
  },
  {
    id: 'n-eastern-continent',
    bearer: 'the three Colony Crowns',
    shape: 'kite',
    field: 'purpure',
    layers: [{charge: 'crown', tincture: 'or', place: 'twoAndOne'}],
  },
  {
    id: 's-eastern-continent',
    bearer: 'the water-cities of the Nine Clutches',
    shape: 'kite',
    field: 'or',
    layers: [
      {
        ordinary: 'paleWavy',
        tincture: 'azure',
        on: {charge: 'egg', tincture: 'argent', place: 'onPale'},
      },
    ],
  },
  {
    id: 'underworld',
    bearer: 'the Weavers of Nheth',
    shape: 'kite',
    field: 'sable',
    layers: [{charge: 'web', tincture: 'argent', place: 'across'}],
  },
];
