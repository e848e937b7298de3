import {
  describePresentable,
  isHiddenPicture,
} from '../../client/findPresentable';
import {offerSeenMap} from '../../../../src/shared/client/seenMap';

// The simulated browser lays nothing out.
Element.prototype.getClientRects = function (this: Element) {
  const boxes = this.closest('.veiled') === null ? [new DOMRect()] : [];
  return Object.assign(boxes, {item: (index: number) => boxes[index] ?? null});
};

/** Puts content on the page, and describes an element of it. */
function describeFirst(html: string, selector = 'table') {
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  return element === null
    ? undefined
    : describePresentable(element, document.body);
}

const TABLE =
  '<table><caption>Gates</caption><thead><tr><th>Gate</th></tr></thead><tbody><tr><td>North<span><input type="checkbox">south</span></td></tr><tr class="veiled"><td>Deep</td></tr></tbody></table>';

describe('what can be shown to players', () => {
  it('is a table with its caption, without inline spoilers and rows that come later', () => {
    const found = describeFirst(TABLE);
    expect(found?.title).toBe('Gates');
    expect(found?.read()).toEqual({
      kind: 'table',
      title: 'Gates',
      head: ['Gate'],
      rows: [['North…']],
    });
  });

  it('is a table without a caption under the name of its heading', () => {
    const html = `<h2>Doors</h2>${TABLE.replace(/<caption>.*<\/caption>/, '')}`;
    expect(describeFirst(html)?.title).toBe('Doors');
  });

  it.each([
    [
      'in a spoiler',
      '<details class="spoiler" open><h3>Traitor</h3></details>',
    ],
    ['later than the group has played', '<h3 class="veiled">Traitor</h3>'],
  ])('is a table without the name of a heading %s', (_, secret) => {
    const html = `<h2>Doors</h2>${secret}${TABLE.replace(/<caption>.*<\/caption>/, '')}`;
    expect(describeFirst(html)?.title).toBe('Doors');
  });

  it.each([
    ['in a spoiler', `<details class="spoiler" open>${TABLE}</details>`],
    ['later than the group has played', `<div class="veiled">${TABLE}</div>`],
    ['on a page that a password opened', `${TABLE}<p data-unlocked></p>`],
    ['without a name', TABLE.replace(/<caption>.*<\/caption>/, '')],
  ])('is no table %s', (_, html) => {
    expect(describeFirst(html)).toBeUndefined();
  });

  const HANDOUT =
    '<h3>Lamp fee</h3><blockquote><p>One <b>street</b></p><ol start="3"><li><p>Door</p></li><li class="veiled">Key</li></ol><table><tr><td>Fee</td><td>9</td></tr></table></blockquote>';

  it('is a quoted text by its lines, under the name of its heading, without what comes later', () => {
    const found = describeFirst(HANDOUT, 'blockquote');
    expect(found?.title).toBe('Lamp fee');
    expect(found?.read()).toEqual({
      kind: 'text',
      title: 'Lamp fee',
      lines: ['One street', '3. Door', 'Fee · 9'],
    });
    expect(describeFirst(HANDOUT)).toBeUndefined();
  });

  it('is a quoted text within a list too', () => {
    const inList = `<h3>Toll</h3><ul><li><blockquote><p>Paid</p></blockquote></li></ul>`;
    expect(describeFirst(inList, 'blockquote')?.read()).toMatchObject({
      lines: ['Paid'],
    });
  });

  it.each([
    ['in a spoiler', `<details class="spoiler" open>${HANDOUT}</details>`],
    ['later than the group has played', `<div class="veiled">${HANDOUT}</div>`],
    ['on a page that a password opened', `${HANDOUT}<p data-unlocked></p>`],
    ['without a name', HANDOUT.replace(/<h3>.*<\/h3>/, '')],
  ])('is not shown %s', (_, html) => {
    expect(describeFirst(html, 'blockquote')).toBeUndefined();
  });

  it('is a picture in its largest copy, but no icon', () => {
    const image = (width: number) =>
      `<img src="/a.webp" srcset="/a-1.webp 100w, /a-9.webp 900w" alt="A gate" width="${width}">`;
    expect(describeFirst(image(40), 'img')).toBeUndefined();
    const found = describeFirst(image(400), 'img');
    expect(found?.title).toBe('A gate');
    expect(found?.read()).toEqual({
      kind: 'picture',
      title: 'A gate',
      source: 'http://localhost/a-9.webp',
    });
  });

  it('is no picture among covered words', () => {
    const html =
      '<span><input type="checkbox"><span><img src="/a.webp" alt="A gate" width="400"></span></span>';
    expect(describeFirst(html, 'img')).toBeUndefined();
  });

  it.each([
    [
      'in a spoiler',
      (image: string) => `<details class="spoiler" open>${image}</details>`,
      true,
    ],
    [
      'later than the group has played',
      (image: string) => `<ul><li class="veiled">${image}</li></ul>`,
      true,
    ],
    [
      'open to players, behind the lightbox',
      (image: string) => `<div inert>${image}</div>`,
      false,
    ],
  ])(
    'may be a picture in the lightbox that on its page is %s',
    (_, place, isHidden) => {
      const image = '<img src="/a.webp" alt="A gate">';
      document.body.innerHTML = `${place(image)}<div class="lightbox veiled">${image}</div>`;
      expect(isHiddenPicture('A gate')).toBe(isHidden);
      expect(isHiddenPicture('Another gate')).toBe(false);
    },
  );

  it('is a picture on a page that a password opened too: a handout', () => {
    const html =
      '<img src="/a.webp" alt="A gate" width="400"><p data-unlocked></p>';
    expect(describeFirst(html, 'img')?.title).toBe('A gate');
  });

  it('is each map that works, by its label and as it is in view', () => {
    const html =
      '<div role="region" data-live aria-label="The world"></div><div role="region" data-live aria-label="The road"></div>';
    expect(describeFirst(html, '[aria-label="The road"]')).toBeUndefined();
    const road = document.querySelector('[aria-label="The road"]');
    if (road === null) {
      throw new Error('Found no map, expected one.');
    }
    const end = offerSeenMap(road, () => ({
      tiles: '/tiles/',
      view: undefined,
      frame: {width: 1, height: 1},
      marks: [],
      lines: [],
      rings: [],
    }));
    const found = describePresentable(road, document.body);
    expect(found?.title).toBe('The road');
    expect(found?.read()).toMatchObject({
      kind: 'map',
      title: 'The road',
      seen: {tiles: '/tiles/'},
    });
    end();
    expect(describePresentable(road, document.body)).toBeUndefined();
  });
});
