import {breakTitle, drawCard} from '../drawCard';
import {getWidth, type Hand} from '../lettering';

const hand: Hand = {size: 96};

const card = {
  title: 'Mill',
  area: 'Vale',
  site: 'The World',
  colors: {ground: '#000', ink: '#fff', area: '#8a6100'},
  ornament: undefined,
};

describe('the title of a card', () => {
  it('is one line while it fits, and else breaks between words', () => {
    expect(breakTitle('Old Mill', hand)).toEqual(['Old Mill']);
    const lines = breakTitle('God Power and Spell Spheres', hand);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('God Power and Spell Spheres');
    for (const line of lines) {
      expect(getWidth(line, hand)).toBeLessThanOrEqual(720);
    }
  });

  it('stays inside the card, however long', () => {
    const title = Array.from({length: 12}, () => 'Proficiency').join(' ');
    const rows = [
      ...drawCard({...card, title}).matchAll(/M[\d.-]+ (?<y>[\d.-]+)/g),
    ].map(({groups}) => Number(groups?.['y']));
    expect(Math.min(...rows)).toBeGreaterThan(0);
    expect(Math.max(...rows)).toBeLessThan(630);
  });
});

describe('a card', () => {
  it('is 1200 by 630 pixels, in the color of its area, and the same each time', () => {
    const svg = drawCard(card);
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(svg).toContain('fill="#8a6100"');
    expect(drawCard(card)).toBe(svg);
    expect(drawCard({...card, title: 'Hill'})).not.toBe(svg);
    expect(drawCard({...card, area: 'Dale'})).not.toBe(svg);
  });

  it('has the ornament of a world that has one', () => {
    expect(drawCard(card)).not.toContain('<circle');
    const ornament = {circles: [90], lines: ['M0 0L9 9'], accents: []};
    expect(drawCard({...card, ornament})).toContain('<circle r="90"/>');
  });
});
