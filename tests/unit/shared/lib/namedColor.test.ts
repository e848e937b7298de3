import {namedColor} from '../../../../src/shared/lib/namedColor';

describe('the name of a color in a sheet', () => {
  it.each([
    ['light grey', 'lightgray'],
    ['light gray', 'lightgray'],
    ['dark orange', 'darkorange'],
    ['grey', 'grey'],
    ['gray', 'grey'],
    ['teal', 'teal'],
  ])('%s is %s in the stylesheet', (color, name) => {
    expect(namedColor(color)).toBe(name);
  });
});
