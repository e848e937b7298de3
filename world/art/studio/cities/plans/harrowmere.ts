import type {CityGround} from '../cityPlan';
import {harrowmereWards} from './harrowmereWards';
import {
  harrowmereBridges,
  harrowmereRivers,
  harrowmereStreets,
} from './harrowmereWays';

/** Harrowmere, where the Harrow leaves its lake. */
export const harrowmere: CityGround = {
  city: 'Harrowmere',
  subtitle: 'where the Harrow leaves its lake',
  file: 'harrowmere.webp',
  alt: 'Plan of Harrowmere: the Harrow flows south out of a lake, six wards inside wall and moat, three outside, nine bridges numbered I to IX, and ten places.',
  look: 'land',
  waters: [
    [
      [-60, -80],
      [1260, -80],
      [1260, 110],
      [1080, 150],
      [900, 130],
      [720, 190],
      [600, 230],
      [460, 180],
      [300, 150],
      [140, 190],
      [-60, 140],
    ],
  ],
  rivers: harrowmereRivers,
  bridges: harrowmereBridges,
  streets: harrowmereStreets,
  walls: [
    [
      [226, 190],
      [206, 420],
      [220, 575],
      [224, 775],
      [315, 890],
      [490, 925],
    ],
    [
      [685, 922],
      [840, 862],
      [990, 745],
      [1062, 610],
      [1072, 400],
      [1052, 165],
    ],
  ],
  // The jetties of Netshore, the quays of Eelmarket, and the weirs of Papermill.
  quays: [
    [
      [56, 190],
      [62, 148],
    ],
    [
      [112, 192],
      [116, 156],
    ],
    [
      [668, 600],
      [638, 700],
      [632, 772],
    ],
    [
      [632, 832],
      [636, 880],
    ],
    [
      [503, 786],
      [566, 812],
    ],
    [
      [505, 838],
      [546, 850],
    ],
  ],
  quarters: harrowmereWards,
  names: [
    {text: 'The lake', at: [610, 90]},
    {text: 'Harrow', at: [596, 420]},
    {text: 'Tally Road', at: [934, 527]},
    {text: 'Lamp Road', at: [790, 988]},
    {text: 'Port Road', at: [72, 672]},
    {text: 'The moat', at: [108, 812]},
    {text: 'Mill race', at: [462, 639]},
    {text: 'Fish canal', at: [908, 750]},
  ],
};
