import type {SitePlan} from '../sitePlan';
import {rectangle} from './rectangle';

/** The inn on the third arch of Long Bridge, floor by floor. */
export const rattleAndRope: SitePlan = {
  site: 'Rattle and Rope',
  masterSite: 'Nine rooms',
  subtitle: 'an inn over the third arch',
  file: 'rattle-and-rope',
  ground: 'day',
  waters: [
    [
      [-30, 610],
      [1200, 610],
      [1200, 1030],
      [-30, 1030],
    ],
  ],
  rooms: [
    // The floor at the level of the bridge.
    {ring: rectangle([80, 120, 400, 430]), floor: 'wood'},
    {ring: rectangle([400, 120, 540, 270]), floor: 'stone'},
    {ring: rectangle([400, 270, 540, 430]), floor: 'wood'},
    // The floor above.
    {ring: rectangle([640, 120, 790, 260]), floor: 'wood'},
    {ring: rectangle([790, 120, 940, 260]), floor: 'wood'},
    {ring: rectangle([940, 120, 1100, 260]), floor: 'wood'},
    {ring: rectangle([640, 260, 1100, 320]), floor: 'wood'},
    {ring: rectangle([640, 320, 790, 430]), floor: 'wood'},
    {ring: rectangle([790, 320, 960, 430]), floor: 'wood'},
    {ring: rectangle([960, 320, 1100, 430]), floor: 'wood'},
    // The bridge from above, and the roof on it.
    {ring: rectangle([-30, 770, 1200, 860]), floor: 'stone'},
    {ring: rectangle([340, 680, 640, 800]), floor: 'slate'},
  ],
  openings: [
    {kind: 'door', at: [240, 430], turn: 0, width: 84},
    {kind: 'passage', at: [400, 200], turn: 90, width: 50},
    {kind: 'door', at: [400, 350], turn: 90, width: 44},
    {kind: 'door', at: [540, 390], turn: 90, width: 40, isSecret: true},
    ...[130, 240, 340, 470].map((x) => windowAt(x, 120)),
    ...[710, 860, 985, 1055].map((x) => windowAt(x, 120)),
    ...[710, 870].map((x) => windowAt(x, 430)),
    ...[715, 865, 1020].map((x) => doorAt(x, 260)),
    ...[715, 875, 1030].map((x) => doorAt(x, 320)),
  ],
  things: [
    {kind: 'hearth', at: [240, 140]},
    {kind: 'stairs', at: [116, 340]},
    {kind: 'table', at: [210, 230]},
    {kind: 'table', at: [310, 230]},
    {kind: 'table', at: [220, 330]},
    {kind: 'table', at: [320, 330], turn: 90},
    {kind: 'hearth', at: [516, 170], turn: 90},
    {kind: 'table', at: [450, 150]},
    {kind: 'barrel', at: [430, 300]},
    {kind: 'barrel', at: [466, 300]},
    {kind: 'stairs', at: [505, 335], size: [48, 70], isSecret: true},
    {kind: 'stairs', at: [672, 290], turn: 90, size: [44, 54]},
    {kind: 'bed', at: [668, 180]},
    {kind: 'bed', at: [762, 180]},
    {kind: 'bed', at: [818, 180]},
    {kind: 'bed', at: [912, 180]},
    {kind: 'bed', at: [1068, 180]},
    {kind: 'bed', at: [668, 385]},
    {kind: 'bed', at: [762, 385]},
    {kind: 'bed', at: [820, 385]},
    {kind: 'bed', at: [930, 385]},
    {kind: 'stairs', at: [1066, 380], size: [48, 80], isSecret: true},
    {kind: 'hearth', at: [420, 712], size: [34, 28]},
    {kind: 'hearth', at: [590, 712], size: [34, 28]},
    {kind: 'ladder', at: [662, 730], isSecret: true},
    {kind: 'boat', at: [720, 910], isSecret: true},
    {kind: 'cross', at: [930, 815], isSecret: true},
  ],
  names: [
    {text: 'At the level of the bridge', at: [310, 84]},
    {text: 'The floor above', at: [870, 84]},
    {text: 'the street of the bridge', at: [290, 520]},
    {text: 'The roof, from above', at: [490, 654]},
    {text: 'to Nine Arches', at: [160, 750]},
    {text: 'to Eelmarket', at: [1040, 750]},
    {text: 'the Harrow', at: [220, 920]},
    {text: 'third arch', at: [490, 892]},
  ],
};

function windowAt(x: number, y: number) {
  return {kind: 'window', at: [x, y], turn: 0, width: 40} as const;
}

function doorAt(x: number, y: number) {
  return {kind: 'door', at: [x, y], turn: 0, width: 40} as const;
}
