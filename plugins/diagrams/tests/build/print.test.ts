import {diagrams} from '../../../../world/diagrams';
import {diagram} from '../../build/print';
import {readDataFile} from '../../../../tests/support/sheets';

const sheet = readDataFile('world-info/elements.csv');

describe('a diagram on paper', () => {
  it.each(Object.keys(diagrams))(
    'has the diagram %s of the pages, with the same description',
    (name) => {
      const {title, caption} = diagrams[name as keyof typeof diagrams];
      const {html} = diagram({of: name, sheet});
      expect(html).toContain(`aria-label="${title}. `);
      expect(html).toContain(`<figcaption>${caption}`);
    },
  );

  it('labels each element of the Wheel in its color, also for screen readers', () => {
    const {html} = diagram({of: 'elements', sheet});
    for (const [element = ''] of sheet.rows) {
      expect(html).toContain(`>${element}</`);
    }
    expect(html).toContain('style="--named: ');
    expect(html).toContain('role="img" aria-label="The Wheel of elements. ');
    expect(html).toContain('<figcaption>Neighbors blend.');
  });

  it('turns words on an arc as a whole, so that they are not read letter by letter', () => {
    const {html} = diagram({of: 'elements', sheet});
    expect(html).toMatch(/<text [^>]*rotate\(0\.0\)">Ice<\/text>/);
    expect(html).not.toContain('textPath');
  });

  it('rejects an unknown diagram', () => {
    expect(() => diagram({of: 'tides', sheet})).toThrow(
      'Found the diagram "tides", expected one from world/diagrams.ts: elements, houses, year, planes.',
    );
  });
});
