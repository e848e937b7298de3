import {setCards} from '../parts/cards';

const getCards = (count: number) => ({
  html: Array.from(
    {length: count},
    (_, index) =>
      `<section class="level"><h2>1st level</h2><article class="spell"><h3>Spell ${index + 1}</h3><p class="place">Dusk · level 1</p></article></section>`,
  ).join(''),
});

const count = (html: string, part: string): number =>
  html.split(part).length - 1;

describe('cards', () => {
  it.each([
    [9, 1],
    [10, 2],
  ])('of %i spells fill %i sheets, each with backs', (spells, sheets) => {
    const {html} = setCards(getCards(spells));
    expect(count(html, '<article class="spell">')).toBe(spells);
    expect(count(html, 'class="nine"')).toBe(2 * sheets);
    expect(count(html, 'class="back"')).toBe(9 * sheets);
  });

  it('name their school on the back, and leave out headings of levels', () => {
    const {html} = setCards(getCards(1));
    expect(count(html, '<p>Dusk</p>')).toBe(9);
    expect(html).not.toContain('1st level');
  });
});
