import {icons} from '../../../../src/site/icons';

const lines = Object.entries(icons).flatMap(([name, paths]) =>
  paths.map((path) => [name, path] as const),
);

describe('the icons of the site', () => {
  it.each(lines)('draw %s with simple lines: %s', (_, path) => {
    expect(path).toMatch(/^M[\d.\sA-Za-z-]+$/);
  });

  it.each(lines)(
    'begin each line of %s within the square of 24: %s',
    (_, path) => {
      const [x, y] = path.slice(1).split(/[^\d.]+/);
      expect(Number(x)).toBeGreaterThanOrEqual(2);
      expect(Number(x)).toBeLessThanOrEqual(22);
      expect(Number(y)).toBeGreaterThanOrEqual(2);
      expect(Number(y)).toBeLessThanOrEqual(22);
    },
  );
});
