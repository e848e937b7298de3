import {layMap} from '../../../../../src/features/second-screen/lib/layMap';
import {makeMap} from '../../../../../src/features/second-screen/lib/makeMap';
import {pickLargest} from '../../../../../src/features/second-screen/lib/makeShown';

const map = {
  title: 'Map',
  size: [1000, 500],
  deepest: {zoom: 2, width: 1024},
} as const;
const whole = {
  tiles: '/tiles/',
  view: undefined,
  frame: {width: 256, height: 128},
  marks: [
    {name: 'Inside', look: 'name', position: [500, 250]},
    {name: 'Outside', look: 'number', position: [10, 10]},
  ],
  lines: [
    {
      points: [
        [500, 250],
        [1001, 500],
      ],
      isDotted: true,
    },
  ],
  rings: [{position: [500, 250], radius: 100}],
} as const;
const part = {...whole, view: {east: 500, north: 250, zoom: 2}};

describe('a view of a map for players', () => {
  it('names the places in view alone', () => {
    expect(makeMap(map, part)).toMatchObject({
      span: [0.25, 0.25],
      corner: [0.375, 0.375],
      marks: [{name: 'Inside', look: 'name', point: [0.5, 0.5]}],
    });
    expect(makeMap(map, whole).marks).toHaveLength(2);
  });

  it('ends at the edges of the map', () => {
    const view = {east: 0, north: 0, zoom: 2};
    expect(makeMap(map, {...whole, view}).corner).toEqual([0, 0.75]);
  });

  it('has the lines and the rings that were drawn, inside the map', () => {
    expect(makeMap(map, part)).toMatchObject({
      lines: [
        {
          points: [
            [0.5, 0.5],
            [1, 0],
          ],
          isDotted: true,
        },
      ],
      rings: [{point: [0.5, 0.5], radius: 0.1}],
    });
    expect(
      layMap(makeMap(map, whole), {width: 500, height: 250}),
    ).toMatchObject({
      lines: [
        {
          points: [
            {left: 250, top: 125},
            {left: 500, top: 0},
          ],
          isDotted: true,
        },
      ],
      rings: [{left: 250, top: 125, radius: 50}],
    });
  });

  it('is as large as the window allows, and shows no more than was in view', () => {
    const laid = layMap(makeMap(map, part), {width: 1000, height: 250});
    expect(laid).toMatchObject({width: 500, height: 250});
    expect(laid.marks).toEqual([
      {name: 'Inside', look: 'name', left: 250, top: 125},
    ]);
    expect(laid.tiles.map(({address}) => address)).toEqual([
      '/tiles/2/0/1.webp',
      '/tiles/2/0/2.webp',
      '/tiles/2/1/1.webp',
      '/tiles/2/1/2.webp',
    ]);
  });

  it('takes coarser tiles where finer ones would not be seen', () => {
    const laid = layMap(makeMap(map, whole), {width: 256, height: 128});
    expect(laid.tiles.map(({address}) => address)).toEqual([
      '/tiles/0/0/0.webp',
    ]);
  });
});

describe('the picture to show large', () => {
  it('is the widest one that the page offers', () => {
    expect(pickLargest('/a-1.webp 100w, /a-2.webp 900w')).toBe('/a-2.webp');
    expect(pickLargest('/a.webp 2x')).toBeUndefined();
  });
});
