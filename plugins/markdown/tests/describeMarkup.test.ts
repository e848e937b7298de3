import describeMarkup from '../describeMarkup';
import refuseFaults from '../pageFaults';
import {compileMdx, siteDir} from '../../../tests/support/mdx';

const parse = (page: string): Promise<string> =>
  compileMdx([[describeMarkup, {siteDir}], refuseFaults], page);

describe('invalid Markdown', () => {
  it.each([
    [
      'a character that looks like a tag',
      'Orcs are strong.\n\nElves of Torr are <3 tall.',
      '3: found "<3", which looks like a tag, expected a tag, or "&lt;3" for a less-than sign.',
    ],
    [
      'letters that look like a tag',
      'Where a<b, the blow\nlands.',
      '1: found "<b,", which looks like a tag, expected a tag, or "&lt;b," for a less-than sign.',
    ],
    [
      'an equation that looks like a tag',
      'Orcs.\n\nIt is 1<x<2 and a<b=c.',
      '3: found "<x<2", which looks like a tag, expected a tag, or "&lt;x<2" for a less-than sign.',
    ],
    [
      'words that look like the names of attributes',
      'Orcs.\n\nIf a<b and c, roll.',
      '3: found "," in the tag <b, expected attributes such as name="value", or "&lt;b" for a less-than sign.',
    ],
    [
      'a comma between attributes',
      '<DataTable\n  src="/a.csv",\n  columns="b" />',
      '1: found "," in the tag <DataTable, expected attributes such as name="value", or "&lt;DataTable" for a less-than sign.',
    ],
    [
      'a slash that looks like the end of a tag',
      'Roll a<b/c.',
      '1: found "c" in the tag <b/c., expected attributes such as name="value", or "&lt;b/c." for a less-than sign.',
    ],
    [
      'a tag that leaves its quotation',
      '> <div\nid="x" />',
      '1: found a tag that continues outside its quotation or list, expected the marks of the quotation or list at the start of each of its lines.',
    ],
    [
      'an address in angles',
      'See <https://example.org>.',
      '1: found an address between < and >, expected a link: [words](address).',
    ],
    [
      'a tag that is never closed',
      'Orcs.\n\n<div className="box">\n\nStrong.',
      '3: found <div> without a closing tag, expected </div> below it, or <div /> if it is empty.',
    ],
    [
      'the wrong end',
      'Orcs are <b>strong</i>.',
      '1: found </i>, expected </b>, because <b> was opened last.',
    ],
    [
      'a brace that is never closed',
      'Orcs {strong',
      '1: found a "{" without a "}", expected a "}", or "\\{" for a brace.',
    ],
    [
      'a quote that is never closed',
      '<a href="orc.html>orc</a>',
      '1: found an attribute value without a closing ", expected " after the value.',
    ],
    [
      'a value without quotes',
      '<DataTable src=/a.csv />',
      '1: found the value /a.csv without quotes, expected quotes around it.',
    ],
    [
      'a comment of HTML',
      'Orcs.\n\n<!-- strong -->',
      '3: found a comment in <!-- -->, expected {/* … */}.',
    ],
    [
      'an anchor in the old form',
      '## Orcs {#strong-ones}',
      '1: found the anchor {#strong-ones}, expected {/* #strong-ones */}.',
    ],
    [
      'text directly below an import',
      "import Orc from './_orc.mdx';\nOrcs",
      '2: found text directly below an import, expected a blank line between them.',
    ],
    [
      'a tag without a ">"',
      'Orcs <DataTable',
      '1: found a tag without a ">", expected ">" at its end, or "&lt;" for a less-than sign.',
    ],
  ])('is reported with its line and a remedy: %s', async (_, page, said) => {
    await expect(parse(page)).rejects.toThrow(
      new Error(`docs/races/orc.mdx:${said}`),
    );
  });

  it('is reported with all faults of a page at once', async () => {
    await expect(
      parse(
        'import the goods.\n\nIt is <3 tall.\n\n<div>\n\nA {b\n\n{c\n\n## D {#e}\n\n</p>\n\n</div>\n',
      ),
    ).rejects.toThrow(
      new Error(
        [
          '1: found a paragraph that starts with "import", expected a different first word, because MDX reads such lines as code.',
          '3: found "<3", which looks like a tag, expected a tag, or "&lt;3" for a less-than sign.',
          '7: found a "{" without a "}", expected a "}", or "\\{" for a brace.',
          '9: found a "{" without a "}", expected a "}", or "\\{" for a brace.',
          '11: found the anchor {#e}, expected {/* #e */}.',
          '13: found </p>, expected </div>, because <div> was opened last.',
        ]
          .map((fault) => `docs/races/orc.mdx:${fault}`)
          .join('\n'),
      ),
    );
  });
});
