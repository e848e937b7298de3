import {plates, portraits} from '../../build/print';

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
