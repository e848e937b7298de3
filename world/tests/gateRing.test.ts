import {gateRing} from '../gateRing';

const ring = gateRing(9);
const coordinates = (path: string): number[] =>
  [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));

describe('the ring of Gates', () => {
  it('has nine gates, the first at the top', () => {
    expect(ring.gates).toHaveLength(9);
    expect(ring.gates[0]).toMatch(/^M-14 -112L-14 -140A14 14 0 0 1 14 -140/);
    expect(new Set(ring.gates).size).toBe(9);
  });

  it('has a road that passes every gate once', () => {
    const points = ring.roads.slice(1, -1).split('L');
    expect(points).toHaveLength(9);
    expect(new Set(points).size).toBe(9);
    expect(points[0]).toBe('0 -104');
  });

  it('has twenty tick marks from gate to gate', () => {
    expect(ring.ticks.split('M')).toHaveLength(9 * 20 + 1);
  });

  it('stays within its square', () => {
    const all = [ring.ticks, ring.roads, ...ring.gates].flatMap(coordinates);
    expect(Math.max(...all.map(Math.abs), ...ring.circles)).toBeLessThan(200);
  });

  it('has no number with more than one decimal, and no negative zero', () => {
    const text = [ring.ticks, ring.roads, ...ring.gates].join(' ');
    expect(text).not.toMatch(/\.\d\d|-0(?![.\d])|NaN/);
  });
});
