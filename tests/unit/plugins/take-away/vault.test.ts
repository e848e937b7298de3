import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {takenFiles} from '../../../../src/features/take-away/lib/takenFiles';
import {contentAreas} from '../../../../src/site/contentAreas';
import {packZip} from '../../../../plugins/take-away/packZip';
import {writeFiles} from '../../../../plugins/take-away/writeFiles';
import {
  leadsSomewhere,
  listNoteLinks,
  openVault,
  type Vault,
} from '../../../support/openVault';
import {first, onFolder, pageHtml, second} from './builtSite';

const label = (id: string) =>
  contentAreas.find((area) => area.id === id)?.label ?? '';

/** Builds a page with a text, beside an inn, and opens the vault of both. */
async function openVaultWith(article: string): Promise<Vault> {
  let vault: Vault | undefined;
  await onFolder(
    {
      [`docs/${first}/mill.md`]:
        '---\ntitle: "Mill: nine wheels"\ntag: [trade]\naliases: [Wheels]\n---\n',
      [`docs/${first}/deep/index.md`]: '---\ntitle: The Deep\n---\n',
      [`docs/${second}/inn.md`]: '---\ntitle: Inn\n---\n',
      'build/a/b.webp': 'picture',
      'build/a/secret.webp': 'picture',
      [`build/${first}/mill.html`]: pageHtml(`<h1>Mill</h1>${article}`),
      [`build/${first}/deep/index.html`]: pageHtml('<h1>The Deep</h1>'),
      [`build/${first}/tags/trade.html`]: pageHtml('<h1>trade</h1>'),
      [`build/${second}/inn.html`]: pageHtml(
        '<h1>Inn</h1><h2 id="beds">Beds &amp; [soup]</h2><table><tr id="bed-one"><td>one</table>',
      ),
    },
    async (build) => {
      await writeFiles(build);
      vault = openVault(readFileSync(join(build.outDir, takenFiles.vault)));
    },
  );
  if (vault === undefined) {
    throw new Error('Found no vault, expected one.');
  }
  return vault;
}

const mill = `${label(first)}/Mill nine wheels`;
const inn = `${label(second)}/Inn`;

describe('the Obsidian vault', () => {
  it('has a note for each page in the folders of its address, and none for lists', async () => {
    const {notes} = await openVaultWith('');
    expect([...notes.keys()].toSorted()).toEqual(
      [`${label(first)}/The Deep/The Deep`, mill, inn].toSorted(),
    );
  });

  it('has tags, other names, and the address of the page', async () => {
    const {notes} = await openVaultWith('<p>Text');
    expect(notes.get(mill)).toBe(
      `---\naliases:\n  - Wheels\ntags:\n  - trade\nurl: https://vale.example/base/${first}/mill.html\n---\n\nText\n`,
    );
  });

  it.each([
    [
      'a page',
      `<a href="/base/${second}/inn.html">an inn</a>`,
      `[[${inn}|an inn]]`,
    ],
    [
      'a place below a heading',
      `<a href="/base/${second}/inn.html#bed-one">a bed</a>`,
      `[[${inn}#Beds & soup|a bed]]`,
    ],
    [
      'a page from a table',
      `<table><tr><th>A<tr><td><a href="/base/${second}/inn.html">x</a></table>`,
      `[[${inn}\\|x]]`,
    ],
    [
      'a file of the site',
      '<a href="/base/sheets/a.csv">CSV</a>',
      '[CSV](https://vale.example/base/sheets/a.csv)',
    ],
    [
      'a picture that the build lacks',
      '<img src="/base/a/lost.webp" alt="Lost">',
      '![Lost](https://vale.example/base/a/lost.webp)',
    ],
    [
      'a list',
      `<a href="/base/${first}/tags/trade.html">trade</a>`,
      `[trade](https://vale.example/base/${first}/tags/trade.html)`,
    ],
    [
      'another site',
      '<a href="https://x.example/">x</a>',
      '[x](https://x.example/)',
    ],
    [
      'a spoiler',
      '<details class="spoiler"><summary>Spoiler: who</summary><div><img src="/base/a/secret.webp"></div></details>',
      `[*Spoiler: who (on the site)*](https://vale.example/base/${first}/mill.html)`,
    ],
  ])('links %s', async (_what, html, markdown) => {
    const {notes} = await openVaultWith(html);
    expect(notes.get(mill)).toContain(markdown);
  });

  it('shows the pictures that it contains, and contains no others', async () => {
    const vault = await openVaultWith(
      '<img src="/base/a/b.webp" alt="Nine | wheels"><details class="spoiler"><summary>S</summary><img src="/base/a/secret.webp"></details>',
    );
    expect(vault.notes.get(mill)).toContain(
      '![[Pictures/a/b.webp|Nine wheels]]',
    );
    expect([...vault.files]).toEqual(['Pictures/a/b.webp']);
  });

  it('has callouts of its editor', async () => {
    const {notes} = await openVaultWith(
      '<div class="theme-admonition theme-admonition-tip"><div>Mind</div><div><p>The gap.</div></div>',
    );
    expect(notes.get(mill)).toContain('> [!tip] Mind\n>\n> The gap.');
  });

  it('is found broken if a link leads to no note, no heading or no picture', async () => {
    const vault = await openVaultWith(
      `<a href="/base/${second}/inn.html#beds">beds</a> <img src="/base/a/b.webp">`,
    );
    const links = listNoteLinks(vault);
    expect(links).toHaveLength(2);
    expect(links.every((link) => leadsSomewhere(vault, link))).toBe(true);
    for (const change of [{to: 'Inn'}, {heading: 'Stables'}]) {
      expect(
        links
          .filter(({isShown}) => !isShown)
          .every((link) => leadsSomewhere(vault, {...link, ...change})),
      ).toBe(false);
    }
    const bare = {...vault, files: new Set<string>()};
    expect(links.every((link) => leadsSomewhere(bare, link))).toBe(false);
  });
});

describe('an archive', () => {
  it('has the same bytes for the same files in any order', () => {
    const bytes = packZip({'b.md': 'b', 'a.webp': new Uint8Array([1])});
    expect(packZip({'a.webp': new Uint8Array([1]), 'b.md': 'b'})).toEqual(
      bytes,
    );
    expect(packZip({'b.md': 'c', 'a.webp': new Uint8Array([1])})).not.toEqual(
      bytes,
    );
  });
});
