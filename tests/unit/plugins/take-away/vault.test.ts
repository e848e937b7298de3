import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {takenFiles} from '../../../../src/features/take-away/lib/takenFiles';
import {packZip} from '../../../../plugins/take-away/packZip';
import {writeFiles} from '../../../../plugins/take-away/writeFiles';
import {first, onFolder, pageHtml, second} from './builtSite';

/** Builds a page with a text, beside an inn, and reads the files of the vault of both. */
async function openVaultWith(
  article: string,
): Promise<Readonly<Record<string, string>>> {
  let files: Readonly<Record<string, string>> = {};
  await onFolder(
    {
      [`docs/${first}/mill.md`]:
        '---\ntitle: "Mill: nine wheels"\ntag: [water power]\naliases: [Wheels]\n---\n',
      [`docs/${second}/inn.md`]: '---\ntitle: Inn\n---\n',
      'build/a/b.webp': 'picture',
      'build/a/secret.webp': 'picture',
      [`build/${first}/mill.html`]: pageHtml(`<h1>Mill</h1>${article}`),
      [`build/${first}/tags/trade.html`]: pageHtml('<h1>trade</h1>'),
      [`build/${second}/inn.html`]: pageHtml(
        '<h1>Inn</h1><h2 id="beds">Beds &amp; [soup]</h2><table><tr id="bed-one"><td>one</table>',
      ),
    },
    async (build) => {
      await writeFiles(build);
      const zip = readFileSync(join(build.outDir, takenFiles.vault.path));
      files = Object.fromEntries(
        Object.entries(unzipSync(zip)).map(([path, bytes]) => [
          path,
          strFromU8(bytes),
        ]),
      );
    },
  );
  return files;
}

const mill = `${first}/mill.md`;
const inn = `${second}/inn.md`;

describe('the Obsidian vault', () => {
  it('has a note for each page at its address, and none for lists', async () => {
    const files = await openVaultWith('');
    expect(Object.keys(files).toSorted()).toEqual([mill, inn].toSorted());
  });

  it('has titles and other names as aliases, tags, and the address of the page', async () => {
    const files = await openVaultWith('<p>Text');
    expect(files[mill]).toBe(
      `---\naliases:\n  - 'Mill: nine wheels'\n  - Wheels\ntags:\n  - water-power\nurl: https://vale.example/base/${first}/mill.html\n---\n\n# Mill\n\nText\n`,
    );
  });

  it.each([
    [
      'a page',
      `<a href="/base/${second}/inn.html">an inn</a>`,
      `[an inn](../${inn})`,
    ],
    [
      'a place below a heading, by its words',
      `<a href="/base/${second}/inn.html#bed-one">a bed</a>`,
      `[a bed](../${inn}#Beds%20&%20soup%20)`,
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
    const files = await openVaultWith(html);
    expect(files[mill]).toContain(markdown);
  });

  it('shows the pictures that it contains, and contains no others', async () => {
    const files = await openVaultWith(
      '<img src="/base/a/b.webp" alt="Nine wheels"><details class="spoiler"><summary>S</summary><img src="/base/a/secret.webp"></details>',
    );
    expect(files[mill]).toContain('![Nine wheels](../a/b.webp)');
    expect(Object.keys(files)).not.toContain('a/secret.webp');
    expect(files['a/b.webp']).toBe('picture');
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
