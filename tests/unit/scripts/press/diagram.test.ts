import {diagram, paperDiagrams} from '../../../../scripts/press/parts/diagram';
import {diagrams} from '../../../../src/components/Diagram/diagrams';
import {sheetAt} from '../../../support/sheets';

const sheet = sheetAt('world-info/elements.csv');

describe('a diagram on paper (A4)', () => {
  it('knows each diagram of the pages, and says of it what they say', () => {
    expect(
      Object.entries(paperDiagrams).map(
        ([name, {title, description, caption}]) => ({
          ...{name, title, description, caption},
        }),
      ),
    ).toEqual(
      Object.entries(diagrams).map(([name, facts]) => ({
        name,
        title: facts.title(),
        description: facts.description(),
        caption: facts.caption(),
      })),
    );
  });

  it('names each element of the Wheel, in its color, for eyes and ears', () => {
    const {html} = diagram({of: 'elements', sheet});
    for (const [element = ''] of sheet.rows) {
      expect(html).toContain(`>${element}</`);
    }
    expect(html).toContain('style="--named: ');
    expect(html).toContain('role="img" aria-label="The Wheel of elements. ');
    expect(html).toContain('<figcaption>Neighbors blend.');
  });

  it('gives each line of words a name of its own', () => {
    const ids = [
      ...diagram({of: 'elements', sheet}).html.matchAll(/ id="(?<id>[^"]+)"/g),
    ].map((match) => match.groups?.['id']);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refuses a diagram that nobody draws', () => {
    expect(() => diagram({of: 'tides', sheet})).toThrow(
      'found the diagram "tides", expected one of elements, houses, year, planes.',
    );
  });
});
