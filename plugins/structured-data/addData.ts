import type {StructuredData} from './describeArticle';

/** Matches the address of the preview picture of a page. */
const IMAGE =
  /<meta [^>]*\bproperty="?og:image\b[^>]+\bcontent="?(?<image>[^"\s>]+)/;

const DATA =
  /<script [^>]*\btype="?application\/ld\+json\b[^>]*>[^<]*<\/script>/g;

/** Writes data as an element; no text in it can end the element. */
function writeElement(data: StructuredData): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type=application/ld+json>${json}</script>`;
}

/** Adds structured data to the head of a page; an article gets the picture of the page. */
export function addData(html: string, data: readonly StructuredData[]): string {
  const image = IMAGE.exec(html)?.groups?.['image'];
  const elements = data.map((each) =>
    writeElement(each['@type'] === 'Article' ? {...each, image} : each),
  );
  return html.replace('</head>', () => `${elements.join('')}</head>`);
}

export function removeData(html: string): string {
  return html.replaceAll(DATA, '');
}
