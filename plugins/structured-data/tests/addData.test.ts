import {dataAdder} from '..';
import {addData} from '../addData';

const head =
  '<head><meta data-rh=true property=og:image content=https://vale.example/card.jpg /><script data-rh=true type=application/ld+json>{"@type":"BreadcrumbList"}</script><script>run()</script></head>';

/** The structured data of a page. */
function readData(html: string): readonly unknown[] {
  return [
    ...html.matchAll(/<script[^>]+ld\+json>(?<json>[^<]*)<\/script>/g),
  ].map(({groups}) => JSON.parse(groups?.['json'] ?? '') as unknown);
}

describe('the structured data of a page', () => {
  it('is added to what is there; an article has the picture of the page', () => {
    expect(
      readData(
        addData(head, [{'@type': 'Article'}, {'@type': 'DefinedTermSet'}]),
      ),
    ).toEqual([
      {'@type': 'BreadcrumbList'},
      {'@type': 'Article', image: 'https://vale.example/card.jpg'},
      {'@type': 'DefinedTermSet'},
    ]);
  });

  it('keeps any text as it is written, and inside its element', () => {
    const data = {'@type': 'Article', headline: '</script> <!-- $& $\' "&amp;'};
    const html = addData('<head></head>', [data]);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(readData(html)).toEqual([data]);
  });
});

describe('the structured data of a site', () => {
  const page = [{'@type': 'Article'}];
  const finish = dataAdder(
    new Map([
      ['vale/mill.html', page],
      ['shut/bell.html', page],
      ['shutters.html', page],
    ]),
    ['shut'],
  );

  it('is that of each page', () => {
    expect(readData(finish(head, 'vale/mill.html'))).toHaveLength(2);
    expect(readData(finish(head, 'search.html'))).toHaveLength(1);
  });

  it('is none on locked pages, also where the theme has made some', () => {
    const html = finish(head, 'shut/bell.html');
    expect(readData(html)).toEqual([]);
    expect(html).toContain('<script>run()</script>');
    expect(readData(finish(head, 'shutters.html'))).toHaveLength(2);
  });
});
