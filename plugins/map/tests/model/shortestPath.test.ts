import {makeGraph, type Stretch} from '../../model/graph';
import {computeDistances, shortestPath} from '../../model/shortestPath';

function stretch(
  ends: string,
  miles: number,
  kind: Stretch['kind'] = 'road',
): Stretch {
  const [from = '', to = ''] = ends.split('-');
  return {id: `${ends} ${kind}`, name: ends, kind, from, to, miles};
}

const graph = makeGraph([
  stretch('a-b', 10),
  stretch('b-c', 10),
  stretch('a-c', 25),
  stretch('c-d', 5, 'sea'),
  stretch('x-y', 1),
]);

describe('the shortest way between two places', () => {
  it('is the one with the fewest miles, not the fewest segments', () => {
    const journey = shortestPath(graph, ['a', 'c']);
    expect(journey?.miles).toBe(20);
    expect(journey?.steps.map(({to}) => to)).toEqual(['b', 'c']);
  });

  it('can be traveled both ways, and tells the direction of each segment', () => {
    const journey = shortestPath(graph, ['d', 'a']);
    expect(journey?.miles).toBe(25);
    expect(journey?.steps.map(({backward}) => backward)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('does not exist if no way leads there, or if a place is unknown', () => {
    expect(shortestPath(graph, ['a', 'y'])).toBeUndefined();
    expect(shortestPath(graph, ['a', 'nowhere'])).toBeUndefined();
  });

  it('avoids what cannot be traveled', () => {
    const dry = ({kind, miles}: Stretch): number =>
      kind === 'sea' ? Infinity : miles;
    expect(shortestPath(graph, ['a', 'd'], dry)).toBeUndefined();
    expect(shortestPath(graph, ['a', 'c'], dry)?.miles).toBe(20);
  });

  it('may weigh more in one direction', () => {
    const uphill = ({miles}: Stretch, backward: boolean) =>
      backward ? miles * 3 : miles;
    // The direct way back is 75 long, the way through the other place 60.
    expect(
      shortestPath(graph, ['c', 'a'], uphill)?.steps.map(({to}) => to),
    ).toEqual(['b', 'a']);
  });
});

describe('the distance of every place from one', () => {
  it('is known for each place that can be reached, including itself', () => {
    const far = computeDistances(graph, 'a', ({miles}) => miles);
    expect([...far]).toEqual([
      ['a', 0],
      ['b', 10],
      ['c', 20],
      ['d', 25],
    ]);
  });
});
