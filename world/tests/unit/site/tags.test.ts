import {tags} from '../../../tags';

const names = Object.keys(tags);

describe('the tags of the site', () => {
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
