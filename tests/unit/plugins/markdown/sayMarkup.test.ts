import sayMarkup from '../../../../plugins/markdown/sayMarkup';
import {compileMdx, siteDir} from '../../../support/mdx';

const parse = (page: string): Promise<string> =>
  compileMdx([sayMarkup, {siteDir}], page);

describe('invalid Markdown (X6)', () => {
  it.each([
    [
      'a sign that begins like a tag',
      'Orcs are strong.\n\nElves of Torr are <3 tall.',
      '3: found "<3", which begins like a tag, expected a tag, or "&lt;3" where the sign itself is meant.',
    ],
    [
      'an address in angles',
      'See <https://example.org>.',
      '1: found an address between < and >, expected a link: [words](address).',
    ],
    [
      'a tag that is never closed',
      'Orcs.\n\n<div className="box">\n\nStrong.',
      '3: found <div> without its end, expected </div> below it, or <div /> where nothing stands in it.',
    ],
    [
      'a tag that is not closed in its line',
      'Orcs are <b>strong.',
      '1: found <b> without its end, expected </b> in the same paragraph, or <b /> where nothing stands in it.',
    ],
    [
      'the wrong end',
      'Orcs are <b>strong</i>.',
      '1: found </i>, expected </b>, as <b> was opened last.',
    ],
    [
      'an end alone',
      'Orcs.\n\n</b> are strong',
      '3: found the end of a tag that was not opened, expected its beginning before it, or nothing.',
    ],
    [
      'an end in another paragraph',
      '<b>\n\nstrong</b>',
      '3: found </b> in another paragraph than its beginning, expected both in one paragraph, or each on a line of its own.',
    ],
    [
      'a brace that is never closed',
      'Orcs {strong',
      '1: found a "{" without its end, expected a "}", or "\\{" where the sign itself is meant.',
    ],
    [
      'words in braces',
      'Orcs {very strong ones}',
      '1: found words between { and } that are no expression, expected an expression, or "\\{" where the sign itself is meant.',
    ],
    [
      'a quote that is never closed',
      '<a href="orc.html>orc</a>',
      '1: found a value of an attribute without the " at its end, expected " behind the value.',
    ],
    [
      'a value without quotes',
      '<DataTable src=/a.csv />',
      '1: found the value /a.csv without quotes, expected quotes round it.',
    ],
    [
      'a tag that never ends',
      'Orcs <DataTable',
      '1: found a tag that never ends, expected ">" behind it, or "&lt;" where the sign itself is meant.',
    ],
  ])('is reported with its line and a remedy: %s', async (_, page, said) => {
    await expect(parse(page)).rejects.toThrow(
      new Error(`docs/races/orc.mdx:${said}`),
    );
  });

  it.each([
    'It is < 5, and } is a brace.',
    'Orcs are &lt;3 tall, \\{all}. <!-- A comment. -->',
  ])('does not include valid Markdown: %s', async (page) => {
    await expect(parse(page)).resolves.toContain('MDXContent');
  });

  it('is reported in the parser’s own words if no better ones are known', async () => {
    await expect(parse('import orc from')).rejects.toThrow(
      'Could not parse import/exports with acorn',
    );
  });
});
