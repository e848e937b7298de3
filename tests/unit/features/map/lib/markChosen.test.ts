import {markChosen} from '../../../../../src/features/map/lib/markChosen';

const places = [
  {id: 'ford', name: 'The Ford', position: [1, 2]},
  {id: 'mill', name: 'The Mill', position: [3, 4]},
] as const;

describe('what is drawn over the map of the world', () => {
  it('is the name of the chosen place', () => {
    expect(markChosen(places, 'mill')).toEqual({
      marks: [{name: 'The Mill', position: [3, 4], look: 'name'}],
      lines: [],
      rings: [],
    });
  });

  it.each([undefined, 'nowhere'])('is nothing if %s is chosen', (chosen) => {
    expect(markChosen(places, chosen).marks).toEqual([]);
  });
});
