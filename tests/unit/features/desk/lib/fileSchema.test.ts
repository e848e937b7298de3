import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import fc from '../../../../support/properties';
import {
  readDeskFile,
  writeDeskFile,
} from '../../../../../src/features/desk/lib/deskFile';
import {fileSchema} from '../../../../../src/features/desk/lib/fileSchema';
import {allDesks} from './arbitraries';

const accepts = new Ajv().compile(fileSchema);

/** Values that a property of a pin may have in a file that someone else wrote. */
const odd = fc.oneof(
  fc.constantFrom('', '/', '//elsewhere', '/a b', 'rules', '/rules?x', '#bow'),
  fc.constantFrom(undefined, null, 7, [], {}),
  fc.constantFrom('a'.repeat(64), 'a'.repeat(65), 'a'.repeat(501)),
);

const oddFiles = fc
  .record({
    version: fc.constantFrom(1, 2, '1'),
    name: fc.constantFrom('One', '', 7),
    pin: fc.record({id: odd, path: odd, target: odd, title: odd, note: odd}),
  })
  .map(({version, name, pin}) =>
    JSON.stringify({
      format: 'desk',
      version,
      desks: [{id: 'one', name, pins: [pin]}],
    }),
  );

/** Whether all of a file is read. */
function isRead(text: string): boolean {
  const content = readDeskFile(text);
  return 'desks' in content && content.unread.length === 0;
}

describe('the schema of the file of desks', () => {
  it('is the one that is published', () => {
    const published = readFileSync(
      'src/features/desk/desk.schema.json',
      'utf8',
    );
    expect(JSON.parse(published)).toEqual(fileSchema);
  });

  it('accepts every file that the site writes', () => {
    fc.assert(
      fc.property(allDesks, (desks) => {
        expect(accepts(JSON.parse(writeDeskFile(desks)))).toBe(true);
      }),
    );
  });

  it('accepts of others what the site reads whole, and nothing besides', () => {
    fc.assert(
      fc.property(oddFiles, (text) => {
        expect(accepts(JSON.parse(text))).toBe(isRead(text));
      }),
    );
  });

  it.each([
    ['64 letters', 'a'.repeat(64), true],
    ['65 letters', 'a'.repeat(65), false],
  ])('takes an id of %s: %s', (_, id, isTaken) => {
    const pin = {id, path: '/', target: '', title: 'Home', note: ''};
    const desks = [{id: 'one', name: 'One', pins: [pin]}];
    const file = {format: 'desk', version: 1, desks};
    expect(accepts(file)).toBe(isTaken);
    expect(isRead(JSON.stringify(file))).toBe(isTaken);
  });
});
