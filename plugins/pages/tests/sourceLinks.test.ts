import {listSourceAnchors} from '../sourceAnchors';
import {listSourceLinks} from '../sourceLinks';

describe('the links of a page in its source', () => {
  it('are those in text, elements and definitions, each with its line', () => {
    const source = [
      '---\ntitle: Orc\n---\n',
      'See [names](./names.md#orcs "Names") and [a map](</maps/a b.pdf>).',
      '<Card to="/races/elf.html" />',
      '',
      '[foot]: ../almanac/road.md#inns',
    ].join('\n');
    expect(listSourceLinks(source)).toEqual([
      {url: './names.md#orcs', line: 5, inElement: false},
      {url: '/maps/a b.pdf', line: 5, inElement: false},
      {url: '/races/elf.html', line: 6, inElement: true},
      {url: '../almanac/road.md#inns', line: 8, inElement: false},
    ]);
  });

  it('are none if they are in code or comments', () => {
    const source = [
      '````md\n```\n[a](#a)\n```\n[b](#b)\n````',
      'Write `[c](#c)` or ``[d](#`d)``, not {/* [e](#e)\n[f](#f) */}[g](#g).',
      '```\n[h](#h)',
    ].join('\n');
    expect(listSourceLinks(source)).toEqual([
      {url: '#g', line: 8, inElement: false},
    ]);
  });
});

describe('the anchors in the source of a page', () => {
  it('are those of its headings, numbered like Docusaurus if they are repeated', () => {
    const source =
      '## The _Iron_ Road\n\n### Inns & `ale` [here](./a.md)\n\n## The Iron Road ##\n\n## Own {#by-hand}\n';
    expect([...listSourceAnchors(source)]).toEqual([
      'the-iron-road',
      'inns--ale-here',
      'the-iron-road-1',
      'by-hand',
    ]);
  });
});
