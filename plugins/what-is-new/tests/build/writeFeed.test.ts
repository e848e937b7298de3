/** @jest-environment jsdom */
import {writeFeed} from '../../build/writeFeed';

const updated = '2024-03-09T12:00:00.000Z';

const head = {
  title: 'Mills & "Hills"',
  address: 'https://example.org/world/changes.atom',
  home: 'https://example.org/world/',
  language: 'en-US',
};

const mill = {
  to: '/vale/mill.html',
  title: 'Mill <old> & "new"',
  area: 'Vale & Dale',
  description: 'Who grinds?',
  created: '2024-03-01',
  updated,
};

/** Parses a feed; throws an error if it is not well-formed. */
function parseFeed(...pages: readonly (typeof mill)[]): Document {
  const text = writeFeed(head, [mill, ...pages]);
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  expect(feed.documentElement.tagName).toBe('feed');
  return feed;
}

const readText = (parent: ParentNode | undefined, selector: string) =>
  parent?.querySelector(selector)?.textContent;

describe('the feed', () => {
  it('is Atom that says what it is, where, and how new', () => {
    const feed = parseFeed();
    const root = feed.documentElement;
    expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(root.getAttribute('xml:lang')).toBe('en-US');
    expect(readText(feed, 'feed > title')).toBe('Mills & "Hills"');
    expect(readText(feed, 'feed > author > name')).toBe('Mills & "Hills"');
    expect(readText(feed, 'feed > id')).toBe(head.address);
    expect(
      feed.querySelector('feed > link[rel="self"]')?.getAttribute('href'),
    ).toBe(head.address);
    expect(readText(feed, 'feed > updated')).toBe(updated);
  });

  it('has an entry for each page, below the base path', () => {
    const hill = {...mill, to: '/vale/hill.html', title: 'Hill'};
    const entries = [...parseFeed(hill).querySelectorAll('entry')];
    expect(entries.map((entry) => readText(entry, 'id'))).toEqual([
      'https://example.org/world/vale/mill.html',
      'https://example.org/world/vale/hill.html',
    ]);
    expect(
      entries.map((entry) => entry.querySelector('link')?.getAttribute('href')),
    ).toEqual(entries.map((entry) => readText(entry, 'id')));
    const [first] = entries;
    expect(readText(first, 'title')).toBe('Mill <old> & "new"');
    expect(readText(first, 'summary')).toBe('Who grinds?');
    expect(readText(first, 'published')).toBe('2024-03-01T00:00:00.000Z');
    expect(first?.querySelector('category')?.getAttribute('term')).toBe(
      'Vale & Dale',
    );
  });
});
