import {elementWheel} from '../../../src/lib/elementWheel';

const {radius, places, spokes} = elementWheel();

describe('the drawing of the Wheel (N2)', () => {
  it('has the eight elements in their order, sunwise from the top', () => {
    expect(places.map(({name}) => name)).toEqual([
      'Ice',
      'Water',
      'Lightning',
      'Air',
      'Smoke',
      'Fire',
      'Magma',
      'Earth',
    ]);
    expect(places[0]).toMatchObject({x: 0, y: -radius});
    expect(places[2]).toMatchObject({x: radius, y: 0});
  });

  it('has each element in its color', () => {
    expect(places.map(({color}) => color)).toEqual([
      'lightsteelblue',
      'teal',
      'yellow',
      'azure',
      'grey',
      'orange',
      'red',
      'brown',
    ]);
  });

  it('joins each element with the one that it cancels, through the middle', () => {
    expect(spokes.map(({from, to}) => `${from.name}–${to.name}`)).toEqual([
      'Ice–Smoke',
      'Water–Fire',
      'Lightning–Magma',
      'Air–Earth',
    ]);
    for (const {from, to} of spokes) {
      expect([from.x + to.x, from.y + to.y]).toEqual([0, 0]);
    }
  });

  it('lets each name run away from the ring', () => {
    expect(places.map(({label}) => label.anchor)).toEqual([
      'middle',
      'start',
      'start',
      'start',
      'middle',
      'end',
      'end',
      'end',
    ]);
    for (const {x, y, label} of places) {
      expect(Math.hypot(label.x, label.y)).toBeGreaterThan(Math.hypot(x, y));
    }
  });
});
