import {tags} from '../../../tags';

const names = Object.keys(tags);

describe('the tags of the site (P1, P6)', () => {
  it('include those whose color the specification names (P5)', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'race',
        'spell',
        'map',
        'goblin',
        'guide',
        'realm',
      ]),
    );
  });

  it('are in alphabetical order', () => {
    expect(names).toEqual(names.toSorted());
  });

  it.each(names)(
    'include %s, in a form that is valid in an address',
    (name) => {
      expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    },
  );

  it.each(Object.entries(tags))('say what %s means', (_, meaning) => {
    expect(meaning).toMatch(/^[A-Z].*[^.]$/);
  });
});
