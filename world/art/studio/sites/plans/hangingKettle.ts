import type {SitePlan} from '../sitePlan';
import {rectangle} from './rectangle';

/** The inn of one kettle on the sheep road; a square is five feet. */
export const hangingKettle: SitePlan = {
  site: 'The Hanging Kettle',
  masterSite: 'The cold chimney',
  subtitle: 'five feet to a square',
  file: 'hanging-kettle',
  ground: 'day',
  isSquared: true,
  waters: [
    [
      [-30, 862],
      [260, 880],
      [560, 858],
      [860, 884],
      [1200, 866],
      [1200, 968],
      [860, 982],
      [560, 958],
      [260, 980],
      [-30, 960],
    ],
  ],
  rooms: [
    {ring: rectangle([60, 130, 340, 410]), floor: 'wood'},
    {ring: rectangle([340, 130, 540, 290]), floor: 'stone'},
    {ring: rectangle([340, 290, 540, 410]), floor: 'earth'},
    {ring: rectangle([60, 410, 340, 530]), floor: 'wood'},
    {ring: rectangle([340, 410, 540, 530]), floor: 'wood'},
    {ring: rectangle([308, 180, 372, 260]), floor: 'slate'},
    // The floor above.
    {ring: rectangle([620, 130, 900, 290]), floor: 'wood'},
    {ring: rectangle([900, 130, 1100, 290]), floor: 'wood'},
    {ring: rectangle([620, 290, 1100, 370]), floor: 'wood'},
    {ring: rectangle([620, 370, 860, 530]), floor: 'wood'},
    {ring: rectangle([860, 370, 980, 530]), floor: 'wood'},
    {ring: rectangle([980, 370, 1100, 530]), floor: 'wood'},
    {ring: rectangle([868, 150, 932, 230]), floor: 'slate'},
    {
      ring: rectangle([868, 230, 932, 290]),
      floor: 'earth',
      isSecret: true,
    },
    // The yard, and the roof from above.
    {ring: rectangle([80, 640, 320, 800]), floor: 'earth'},
    {ring: rectangle([700, 640, 1100, 800]), floor: 'slate'},
    {ring: rectangle([540, 832, 620, 1030]), floor: 'wood'},
  ],
  openings: [
    {kind: 'door', at: [190, 530], turn: 0, width: 64},
    {kind: 'passage', at: [190, 410], turn: 0, width: 64},
    {kind: 'passage', at: [340, 320], turn: 90, width: 40},
    {kind: 'door', at: [490, 290], turn: 0, width: 40},
    {kind: 'door', at: [340, 470], turn: 90, width: 40},
    {kind: 'door', at: [540, 350], turn: 90, width: 44},
    ...[700, 1040].map((x) => doorAt(x, 290)),
    ...[740, 920, 1040].map((x) => doorAt(x, 370)),
    {kind: 'bricked', at: [900, 290], turn: 0, width: 40, isSecret: true},
    {kind: 'passage', at: [900, 230], turn: 0, width: 30, isSecret: true},
    ...[120, 240, 420, 500].map((x) => windowAt(x, 130)),
    ...[110, 280, 440].map((x) => windowAt(x, 530)),
    ...[680, 800, 960, 1050].map((x) => windowAt(x, 130)),
    ...[690, 800, 1040].map((x) => windowAt(x, 530)),
    {kind: 'passage', at: [200, 800], turn: 0, width: 110},
  ],
  things: [
    {kind: 'hearth', at: [294, 220], turn: 90},
    {kind: 'hearth', at: [386, 220], turn: 90},
    {kind: 'table', at: [130, 200], size: [90, 40]},
    {kind: 'bench', at: [130, 166], size: [90, 16]},
    {kind: 'bench', at: [130, 234], size: [90, 16]},
    {kind: 'table', at: [130, 340], size: [90, 40]},
    {kind: 'bench', at: [130, 306], size: [90, 16]},
    {kind: 'bench', at: [130, 374], size: [90, 16]},
    {kind: 'bench', at: [240, 222], turn: 90, size: [90, 22]},
    {kind: 'stairs', at: [282, 470], turn: 90, size: [56, 96]},
    {kind: 'table', at: [462, 160], size: [100, 34]},
    {kind: 'basin', at: [514, 236], size: [40, 56]},
    {kind: 'barrel', at: [376, 376]},
    {kind: 'barrel', at: [412, 376]},
    ...[322, 342, 362].map(
      (y) => ({kind: 'bench', at: [470, y], size: [100, 14]}) as const,
    ),
    {kind: 'bed', at: [505, 470]},
    {kind: 'table', at: [390, 434], size: [60, 30]},
    {kind: 'ladder', at: [340, 220], size: [22, 66], isSecret: true},
    // The floor above.
    {kind: 'hearth', at: [854, 190], turn: 90, size: [60, 26]},
    {kind: 'hearth', at: [946, 190], turn: 90, size: [60, 26]},
    {kind: 'bed', at: [656, 180]},
    {kind: 'bed', at: [760, 180]},
    {kind: 'bed', at: [1070, 180]},
    {kind: 'table', at: [1010, 160], size: [60, 34]},
    {kind: 'cross', at: [1010, 236], isSecret: true},
    {kind: 'stairs', at: [662, 330], turn: 90, size: [50, 64]},
    ...[650, 708, 772, 830].map(
      (x) => ({kind: 'bed', at: [x, 486], turn: 180}) as const,
    ),
    {kind: 'table', at: [884, 470], size: [30, 100]},
    {kind: 'table', at: [956, 470], size: [30, 100]},
    {kind: 'bed', at: [1064, 480], turn: 180},
    {kind: 'ladder', at: [900, 192], size: [22, 66], isSecret: true},
    {kind: 'cross', at: [900, 262], isSecret: true},
    // The yard, and the roof from above.
    {kind: 'table', at: [130, 672], size: [80, 24]},
    {kind: 'bench', at: [290, 690], turn: 90, size: [70, 16]},
    {kind: 'basin', at: [440, 720], size: [64, 64]},
    {kind: 'hearth', at: [900, 700], size: [70, 50]},
    {kind: 'ladder', at: [900, 742], size: [22, 70], isSecret: true},
    {kind: 'prints', at: [560, 690], turn: 35, size: [150, 30], isSecret: true},
  ],
  names: [
    {text: 'The ground floor', at: [300, 96]},
    {text: 'The floor above', at: [860, 96]},
    {text: 'The sheepfold', at: [200, 614]},
    {text: 'The roof, from above', at: [900, 614]},
    {text: 'the Kettle Brook', at: [270, 934]},
    {text: 'the sheep road', at: [730, 934]},
  ],
};

function windowAt(x: number, y: number) {
  return {kind: 'window', at: [x, y], turn: 0, width: 40} as const;
}

function doorAt(x: number, y: number) {
  return {kind: 'door', at: [x, y], turn: 0, width: 40} as const;
}
