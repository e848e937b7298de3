import checkExpressions from '../checkExpressions';
import {listFaults, siteDir} from '../../../tests/support/mdx';

const find = (text: string) => listFaults([checkExpressions, {siteDir}], text);

const unknown = (name: string) =>
  `found "${name}" between { and }, which is not defined, expected a value, or "\\{" for a brace.`;

describe('code on a page', () => {
  it.each([
    ['Hi.\n\nTake {a, b} or less.', `3: ${unknown('a')}`],
    ['{name}', `1: ${unknown('name')}`],
    ['<p {...rest}>a</p>', `1: ${unknown('rest')}`],
    ['{window.name}', `1: ${unknown('window')}`],
    ['{[1].map((x) => y)}', `1: ${unknown('y')}`],
    ['export const a = b;\n\n{a}', `1: ${unknown('b')}`],
  ])('with a name that nothing defines is a fault: %j', async (text, fault) => {
    expect(await find(text)).toEqual([fault]);
  });

  it.each([
    '{1 + 2}, {"words"}, {Math.max(1, 2)}, {undefined}, {props.a}, {/* words */}',
    'export const {a, b: [c], ...d} = {a: 1, b: [2]};\n\n{a}{c}{d.e}',
    'export function twice(n = 1) { return n * 2; }\n\n{twice(2)}',
    '{[1, 2].map((n) => <b key={n}>{n}</b>)}',
    '<DataGrid columns={{AP: {width: 90}}} />',
    "import Orc from '@theme/DataTable';\n\n<Orc />",
  ])('is fine as %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it.each([
    '{() => 1}',
    '<p a={function () {}}>b</p>',
    '<p a={{b: [() => 1]}} />',
  ])('is no function: %j', async (text) => {
    expect(await find(text)).toEqual([
      '1: found a function between { and }, expected text, numbers, or lists: pages must not contain functions.',
    ]);
  });

  it.each(['{<script />}', 'export const A = () => <iframe />;'])(
    'has no element that runs something: %j',
    async (text) => {
      expect(await find(text)).toEqual([
        expect.stringMatching(
          /^1: found <(?:script|iframe)>, expected no such element, because pages must not run or load anything themselves\.$/,
        ),
      ]);
    },
  );

  it.each([
    'fs',
    './_gone.mdx',
    '@site/src/pages/index',
    'https://x.example/a.js',
  ])('imports nothing but components and parts: %s', async (source) => {
    expect(await find(`Words.\n\nimport X from '${source}';\n\n<X />`)).toEqual(
      [
        expect.stringContaining(
          `3: found an import of "${source}", expected a component that the Examples page lists, or a Markdown file beside the page`,
        ),
      ],
    );
  });
});
