import showAlerts from '../showAlerts';
import {compileMdx, listFaults, siteDir} from '../../../tests/support/mdx';

/** Lists the boxes of a page as JSX: their types, titles and words. */
async function show(text: string): Promise<string> {
  const code = await compileMdx([[showAlerts, {siteDir}]], text);
  return code.slice(code.indexOf('return'), code.indexOf('export default'));
}

describe('an alert as GitHub knows it', () => {
  it.each([
    ['NOTE', 'note'],
    ['Tip', 'tip'],
    ['important', 'info'],
    ['WARNING', 'warning'],
    ['CAUTION', 'danger'],
  ])('becomes a box: [!%s]', async (kind, box) => {
    const shown = await show(`> [!${kind}]\n> Mind the **gap**.\n>\n> Always.`);
    expect(shown).toContain(`type: "${box}"`);
    expect(shown).toContain('"Mind the "');
    expect(shown).toContain('"Always."');
    expect(shown).not.toContain('blockquote');
    expect(shown).not.toContain('[!');
  });

  it('has the words behind its kind as a title, as in Obsidian', async () => {
    const shown = await show('> [!tip] At the *table*\n> Words.');
    expect(shown).toMatch(/mdxAdmonitionTitle.*"At the "/s);
    expect(shown).toContain('"Words."');
  });

  it.each(['> [!NOTES]\n> Words.', '> [!faq]- Title\n> Words.', '> [!NOTE]+'])(
    'of no kind that is known is a fault: %j',
    async (text) => {
      expect(await listFaults([showAlerts, {siteDir}], text)).toEqual([
        expect.stringMatching(
          /^1: found \[![a-z]+\][+-]?, expected \[!NOTE\], \[!TIP\], .*, or a box such as :::spoiler\[name\]\.$/i,
        ),
      ]);
    },
  );

  it.each(['> Words [!NOTE]', '> [NOTE] Words', '> [!](./a.md)'])(
    'is none in a quotation: %j',
    async (text) => {
      expect(await show(text)).toContain('blockquote');
    },
  );
});
