import checkElements from '../checkElements';
import {listFaults, siteDir} from '../../../tests/support/mdx';

const find = (text: string) => listFaults([checkElements, {siteDir}], text);

describe('an element of HTML on a page', () => {
  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['Text <script src="https://x.example/a.js" />', 'script'],
    ['<SCRIPT />', 'SCRIPT'],
    ['<iframe src="/a.html" />', 'iframe'],
    ['<object data="/a.pdf" />', 'object'],
    ['<embed src="/a.pdf" />', 'embed'],
    ['<style>red</style>', 'style'],
    ['<link rel="stylesheet" href="https://x.example/a.css" />', 'link'],
    ['<meta httpEquiv="refresh" content="0" />', 'meta'],
    ['<base href="https://x.example/" />', 'base'],
    ['<Head><script /></Head>', 'script'],
  ])('is refused if it runs or fetches something: %s', async (text, tag) => {
    expect(await find(`Words.\n\n${text}`)).toEqual([
      `3: found <${tag}>, expected text, pictures, or a component that the Examples page lists: pages must not run or load anything else.`,
    ]);
  });

  it.each([
    'onclick="alert(1)"',
    'onClick={1}',
    'onload',
    'dangerouslySetInnerHTML={{}}',
  ])(
    'is refused with an attribute that runs something: %s',
    async (attribute) => {
      expect(await find(`<p ${attribute}>a</p>`)).toEqual([
        `1: found the attribute ${attribute.replace(/=.*/, '')}, expected no such attribute, because pages must not run code.`,
      ]);
    },
  );

  it.each([
    [
      '<p style="color:red">a</p>',
      `1: found style="color:red", expected style={{color: 'red'}}, or no style.`,
    ],
    ['a<br>b</br>', '1: found <br> with content, expected <br />.'],
    [
      '<img src="/a.png" alt="A">a</img>',
      '1: found <img> with content, expected <img />.',
    ],
  ])('that cannot be drawn is told: %j', async (text, fault) => {
    expect(await find(text)).toEqual([fault]);
  });

  it.each([
    '<p style={{color: "red"}} className="only">a</p>',
    'a<br />b',
    '<Head><meta name="robots" content="noindex" /><link rel="me" href="/a" /></Head>',
    '`<script>alert(1)</script>`',
  ])('is fine as %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });
});
