import fc from '../../../../support/properties';
import {
  readMessage,
  writeMessage,
} from '../../../../../src/features/second-screen/lib/message';

const order = {
  kind: 'order',
  round: 1,
  fighters: [
    {name: 'Odo', side: 'heroes', isActing: true, fallen: 'no', conditions: []},
  ],
};
const show = (shown: unknown): unknown => ({
  version: 3,
  is: 'show',
  at: 1,
  from: 'a',
  shown,
});
const picture = (source: unknown): unknown =>
  show({kind: 'picture', title: '', alt: '', source});
const map = {
  kind: 'map',
  title: '',
  tiles: '/maps/tiles/',
  deepest: 0,
  columns: 4,
  rows: 4,
  corner: [0, 0],
  span: [1, 1],
  marks: [{name: '1', look: 'number', point: [0, 1]}],
  lines: [{points: [[0, 1]], isDotted: false}],
  rings: [{point: [1, 0], radius: 0.5}],
};

describe('messages between the windows', () => {
  it.each([
    ['a picture of the site', picture('/a.webp')],
    [
      'a picture that was handed over',
      picture(new Blob([], {type: 'image/png'})),
    ],
    ['the order of a fight', show(order)],
    ['a map', show(map)],
    ['a quoted text', show({kind: 'text', title: '', lines: ['Paid.']})],
    ['a question', writeMessage({is: 'ask'})],
    ['the claim of a name', writeMessage({is: 'claim', tab: 'a'})],
  ])('are read: %s', (_, message) => {
    expect(readMessage(message)).toEqual(message);
  });

  it.each([
    ['of another version', {version: 2, is: 'ask'}],
    ['of an unknown kind', {version: 3, is: 'dance'}],
    ['with a picture of another site', picture('//elsewhere.example/a.webp')],
    [
      'with a file that is no picture',
      picture(new Blob([], {type: 'text/html'})),
    ],
    [
      'with more of a fighter than players may know',
      show({...order, fighters: [{...order.fighters[0], hitPoints: 3}]}),
    ],
    [
      'with a fighter on no side',
      show({...order, fighters: [{...order.fighters[0], side: 'traitors'}]}),
    ],
    [
      'with elements in the lines of a quoted text',
      show({kind: 'text', title: '', lines: [['<b>']]}),
    ],
    ['with too many tiles for its zoom', show({...map, columns: 5})],
    [
      'with a line beyond the map',
      show({...map, lines: [{points: [[0, 2]], isDotted: false}]}),
    ],
    [
      'with the name of a leg that players need not know',
      show({...map, lines: [{...map.lines[0], name: 'Leg 3'}]}),
    ],
    ['with a view of no width', show({...map, span: [0, 1]})],
  ])('are refused: one %s', (_, message) => {
    expect(readMessage(message)).toBeUndefined();
  });

  it('are refused, and break nothing, whatever else arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readMessage(value)).toBeUndefined();
      }),
    );
  });
});
