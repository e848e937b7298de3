import {kebabCase} from '../../../../src/shared/lib/kebabCase';
import {categories} from '../../../tags';

const names = Object.keys(categories);

describe('the categories of the site', () => {
  it('have one address each', () => {
    expect(new Set(names.map(kebabCase)).size).toBe(names.length);
  });

  it.each(Object.entries(categories))('say what %s means', (_, meaning) => {
    expect(meaning).toMatch(/^[A-Z].*[^.]$/);
  });
});
