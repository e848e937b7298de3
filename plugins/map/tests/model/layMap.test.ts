import {layMap} from '../../model/layMap';

const map = {size: [1000, 500], deepest: {zoom: 2, width: 1000}} as const;
const whole = {
  tiles: '/tiles/',
  view: undefined,
  frame: {width: 250, height: 125},
  marks: [
    {name: 'Inside', look: 'name', position: [500, 250]},
    {name: 'Outside', look: 'number', position: [10, 10]},
  ],
  lines: [{points: [[500, 250]], isDotted: true}],
  rings: [{position: [500, 250], radius: 100}],
} as const;
const part = {...whole, view: {east: 500, north: 250, zoom: 2}};

describe('a view of a map for players', () => {
  it('has what was in view, with the places there alone', () => {
    const laid = layMap(map, part, 1500);
    expect(laid).toMatchObject({
      corner: [375, 187.5],
      size: [250, 125],
      lines: [{points: [[500, 250]], isDotted: true}],
      rings: [{at: [500, 250], radius: 100}],
    });
    expect(laid.marks).toMatchObject([{name: 'Inside', at: [500, 250]}]);
    expect(laid.tiles.map(({address}) => address)).toEqual([
      '/tiles/2/0/1.webp',
      '/tiles/2/0/2.webp',
      '/tiles/2/1/1.webp',
      '/tiles/2/1/2.webp',
    ]);
    expect(layMap(map, whole, 1500).marks).toHaveLength(2);
  });

  it('ends at the edges of the map', () => {
    const view = {east: 0, north: 0, zoom: 2};
    expect(layMap(map, {...whole, view}, 1500).corner).toEqual([0, 375]);
  });

  it('takes coarser tiles where finer ones would not be seen', () => {
    const large = {size: [1000, 500], deepest: {zoom: 2, width: 6400}} as const;
    const [tile] = layMap(large, whole, 1500).tiles;
    expect(tile).toEqual({
      address: '/tiles/0/0/0.webp',
      at: [0, 0],
      edge: 1024,
    });
  });
});
