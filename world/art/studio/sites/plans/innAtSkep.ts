import type {SitePlan} from '../sitePlan';
import {rectangle} from './rectangle';

/** The inn of nine beds on the Lamp Road, as its guests know it. */
export const innAtSkep: SitePlan = {
  site: 'The inn of Skep',
  subtitle: 'nine beds, and a story for the hives',
  file: 'inn-of-skep',
  ground: 'day',
  waters: [],
  rooms: [
    {ring: rectangle([80, 130, 420, 450]), floor: 'wood'},
    {ring: rectangle([420, 130, 560, 290]), floor: 'stone'},
    {ring: rectangle([420, 290, 560, 450]), floor: 'wood'},
    {ring: rectangle([640, 130, 1100, 450]), floor: 'wood'},
    {ring: rectangle([120, 640, 420, 830]), floor: 'earth'},
    {ring: rectangle([640, 640, 900, 830]), floor: 'earth'},
  ],
  openings: [
    {kind: 'door', at: [250, 450], turn: 0, width: 70},
    {kind: 'passage', at: [420, 220], turn: 90, width: 50},
    {kind: 'door', at: [420, 370], turn: 90, width: 44},
    {kind: 'door', at: [560, 210], turn: 90, width: 44},
    {kind: 'passage', at: [770, 830], turn: 0, width: 110},
    ...([150, 330, 490, 720, 870, 1020] as const).map(
      (x) => ({kind: 'window', at: [x, 130], turn: 0, width: 44}) as const,
    ),
    ...([140, 360, 720, 1020] as const).map(
      (x) => ({kind: 'window', at: [x, 450], turn: 0, width: 44}) as const,
    ),
  ],
  things: [
    {kind: 'hearth', at: [250, 148]},
    {kind: 'table', at: [180, 240], size: [90, 40]},
    {kind: 'table', at: [320, 240], size: [90, 40]},
    {kind: 'table', at: [180, 350], size: [90, 40]},
    {kind: 'stairs', at: [380, 370], size: [48, 110]},
    {kind: 'hearth', at: [536, 180], turn: 90},
    {kind: 'table', at: [470, 160]},
    {kind: 'bed', at: [455, 405], turn: 90},
    {kind: 'stairs', at: [524, 330], size: [44, 64]},
    {kind: 'stairs', at: [672, 400], size: [44, 74]},
    ...([700, 790, 880, 970, 1060] as const).map(
      (x) => ({kind: 'bed', at: [x, 200]}) as const,
    ),
    ...([790, 880, 970, 1060] as const).map(
      (x) => ({kind: 'bed', at: [x, 380], turn: 180}) as const,
    ),
    ...([660, 730, 800, 870, 940, 1010, 1080] as const).map(
      (x) => ({kind: 'hive', at: [x, 500]}) as const,
    ),
    {kind: 'barrel', at: [386, 680]},
    {kind: 'barrel', at: [386, 735]},
    {kind: 'barrel', at: [386, 790]},
    {kind: 'stairs', at: [160, 700], size: [48, 90]},
    {kind: 'table', at: [820, 680], size: [110, 46]},
  ],
  names: [
    {text: 'The ground floor', at: [320, 96]},
    {text: 'Under the roof', at: [870, 96]},
    {text: 'hives along the eaves', at: [870, 556]},
    {text: 'The cellar', at: [270, 612]},
    {text: 'The cart shed', at: [770, 612]},
  ],
};
