import type {View} from './view';

/** A kettle on its hook before the hearth, and smoke that rolls into the room. */
const KETTLE =
  '<path d="M800 330V440" stroke="rgb(20 14 12)" stroke-width="5"/><path fill="none" stroke="rgb(20 14 12)" stroke-width="5" d="M768 474Q800 412 832 474"/><path fill="rgb(26 20 18)" d="M758 472H842Q852 520 826 534H774Q748 520 758 472Z"/><path fill="none" stroke="rgb(255 180 96)" stroke-opacity=".7" stroke-width="2.500" d="M770 530Q800 542 830 530"/><filter id="drift" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="16"/></filter><g filter="url(#drift)" fill="rgb(200 186 172)" fill-opacity=".24"><ellipse cx="700" cy="330" rx="120" ry="34"/><ellipse cx="900" cy="312" rx="150" ry="36"/><ellipse cx="800" cy="280" rx="240" ry="40"/><ellipse cx="640" cy="250" rx="220" ry="44"/><ellipse cx="1000" cy="240" rx="240" ry="46"/></g>';

/** Two tables with benches at the sides of the room. */
const TABLES =
  '<path fill="rgb(120 84 52)" d="M300 690H520L470 744H210Z"/><path fill="rgb(60 40 26)" d="M210 744H470V760H210ZM226 760h18v80h-18ZM436 760h18v80h-18Z"/><path fill="rgb(120 84 52)" d="M1120 650H1300L1400 700H1180Z"/><path fill="rgb(60 40 26)" d="M1180 700H1400V714H1180ZM1196 714h16v66h-16ZM1370 714h16v66h-16Z"/><path fill="rgb(190 160 110)" d="M300 712v-26h22v26ZM400 708v-22h18v22ZM1240 672v-22h18v22Z"/>';

/** Scenes of The Cold Chimney. */
export const coldChimneyViews: readonly View[] = [
  {
    id: 'the-hanging-kettle',
    title: 'The Hanging Kettle',
    alt: 'At dusk, in snow, an inn of two timbered floors stands alone among low hills, a kettle for a sign and light in most windows, but no smoke above its chimney; four travelers with a lantern come up the road.',
    land: {
      seed: 'hanging kettle',
      light: 'dusk',
      land: 'hills',
      horizon: 0.6,
      day: '20 Rimewane 1127 YS',
      clouds: 0.42,
      weather: 'snow',
      pieces: [
        {piece: 'bareTree', x: 250, y: 770, scale: 1.15},
        {piece: 'bareTree', x: 1390, y: 760, scale: 0.9},
        {piece: 'inn', x: 860, y: 800, scale: 1.28},
      ],
      people: [
        {
          who: 'kadarin',
          x: 330,
          y: 846,
          tall: 118,
          head: 'hat',
          cloak: 'brown',
          pose: 'walk',
        },
        {who: 'wizard', x: 402, y: 852, tall: 116, pose: 'walk'},
        {
          who: 'orunPriest',
          x: 248,
          y: 852,
          tall: 120,
          holds: 'lantern',
          pose: 'walk',
        },
        {who: 'orc', x: 166, y: 846, tall: 128, pose: 'walk'},
      ],
      glows: [
        [786, 716, 110],
        [960, 716, 110],
        [892, 770, 150],
        [266, 806, 120],
      ],
    },
  },
  {
    id: 'nobody-has-slept',
    title: 'Nobody has slept',
    alt: 'In a common room a kettle hangs before a great hearth whose smoke drifts into the room; the landlady in red stands by it, a shearer sits on the floor, another watches the fire, a gray-faced man in a nightshirt stands with closed eyes, and a girl holds a lantern to him.',
    hall: {
      seed: 'common room',
      wall: [104, 76, 52],
      light: [246, 178, 104],
      sides: 'columns',
      end: 'hearth',
      things: `${TABLES}${KETTLE}`,
      people: [
        {who: 'townswoman', x: 920, y: 662, tall: 206, facesLeft: true},
        {
          who: 'traveler',
          x: 420,
          y: 800,
          tall: 236,
          pose: 'rest',
          garb: 'tunic',
          head: 'short',
          top: 'rust',
          cloth: 'olive',
        },
        {
          who: 'dancer',
          x: 1090,
          y: 820,
          tall: 262,
          head: 'short',
          garb: 'gown',
          skin: 'gray',
          top: 'gray',
          cloth: 'sand',
          facesLeft: true,
        },
        {
          who: 'townswoman',
          x: 900,
          y: 852,
          tall: 196,
          head: 'braid',
          top: 'yellow',
          cloth: 'blue',
          holds: 'lantern',
        },
        {
          who: 'soldier',
          x: 620,
          y: 720,
          tall: 214,
          head: 'cap',
          garb: 'tunic',
          top: 'green',
          cloth: 'brown',
          holds: 'nothing',
        },
      ],
      glows: [
        [800, 520, 260],
        [930, 780, 170],
      ],
      weather: 'ash',
    },
  },
];
