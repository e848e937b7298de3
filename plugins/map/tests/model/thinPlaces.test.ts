import type {Place, PlaceKind} from '../../model/places';
import {thinPlaces} from '../../model/thinPlaces';

function place(
  id: string,
  kind: PlaceKind,
  position: Place['position'],
): Place {
  return {
    id,
    kind,
    name: id,
    territory: '',
    page: '',
    position,
  };
}

const places = [
  place('mouth', 'mouth', [0, 0]),
  place('town', 'town', [99, 0]),
  place('seat', 'seat', [50, 0]),
  place('far', 'town', [150, 0]),
];

function shown(room: number, kept?: string): readonly string[] {
  return thinPlaces(places, {room, kept}).map(({id}) => id);
}

describe('the places that a map shows at once', () => {
  it('are the most important ones if there is no room for others', () => {
    expect(shown(51)).toEqual(['seat', 'far']);
    expect(shown(101)).toEqual(['seat']);
  });

  it('need room on all sides', () => {
    const above = [place('a', 'seat', [0, 0]), place('b', 'town', [0, 30])];
    const ids = (room: number) =>
      thinPlaces(above, {room, kept: undefined}).map(({id}) => id);
    expect(ids(30)).toEqual(['a', 'b']);
    expect(ids(31)).toEqual(['a']);
  });

  it('always include the one that readers chose', () => {
    expect(shown(101, 'mouth')).toEqual(['mouth', 'far']);
  });
});
