import {plates, portraits, print} from '../../build/print';

const picture = {
  title: 'Long Bridge',
  name: 'bridge.jpg',
  ext: 'jpg',
  parent: '/maps',
  link: '/maps/bridge.jpg',
  alt: 'A bridge at sunset.',
  notes: {note: 'seat', session: '12', date: ''},
};
const drawing = {...picture, name: 'arms.svg', ext: 'svg'};

describe('the pictures of a document', () => {
  it('have their alternative text, and the width of a column', () => {
    const {html} = plates({pictures: [picture]});
    expect(html).toContain('alt="A bridge at sunset."');
    expect(html).toContain('src="/maps/bridge.jpg?width=600"');
  });

  it('are whole if they are drawings', () => {
    const {html} = plates({pictures: [drawing]});
    expect(html).toContain('src="/maps/arms.svg"');
    expect(html).toContain('class="plates drawn"');
  });

  it('say in their caption what the gallery shows of them', () => {
    expect(
      plates({pictures: [picture], captionFields: 'session, date'}).html,
    ).toContain('<figcaption>Long Bridge · 12</figcaption>');
  });

  it('are portraits beside the text, or several in rows', () => {
    expect(portraits({pictures: [picture]}).html).toMatch(
      /^<figure class="portrait">/,
    );
    const {html} = portraits({pictures: [picture, drawing]});
    expect(html).toMatch(/^<div class="portraits">/);
    expect(html).toContain('<figcaption>Long Bridge, seat</figcaption>');
  });

  it('are left out where there are none', () => {
    expect(portraits({}).html).toBe('');
    expect(plates({pictures: []}).html).toBe('');
  });
});

describe('a figure of a document', () => {
  const draw = (props: object): string =>
    print['Figure']?.({caption: 'At dusk', ...props}, {html: '<img src="b">'})
      .html ?? '';

  it('has its image, the text of its list, and its caption', () => {
    const html = draw({picture});
    expect(html).toContain('src="/maps/bridge.jpg" alt="A bridge at sunset."');
    expect(html).toContain('<figcaption>At dusk</figcaption>');
  });

  it('has the alternative text of its author instead', () => {
    expect(draw({picture, alt: 'A bridge'})).toContain('alt="A bridge"');
  });

  it('has the image in it if that is beside the page', () => {
    expect(draw({})).toContain('<img src="b"><figcaption>At dusk');
  });
});
