import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {edits as worldEdits} from '@world/bench';
import type {Edits} from './edits';

/** Something that an author changes, and what shows that the change is seen. */
export type Change = {
  readonly name: string;
  /** The page that the author looks at. */
  readonly page: string;
  /** Changes the project in a folder. */
  readonly make: (folder: string) => Promise<void> | void;
  /** Waits until the page shows what the change takes away. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Waits until the page shows the change. */
  readonly seen: (page: Page) => Promise<unknown>;
};

/** How long a change may take to be seen, in milliseconds. */
const PATIENCE = 60_000;

/** Replaces text in a file of the project. */
function edit(path: string, change: (text: string) => string) {
  return (folder: string): void => {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed === text) {
      throw new Error(`${path}: found nothing to change.`);
    }
    writeFileSync(file, changed);
  };
}

/** Looks at each frame: Playwright's locators look twice a second after a while. */
function seesText(text: string, selector = 'main') {
  return (page: Page) =>
    page.waitForFunction(
      ([wanted, where]) =>
        [...document.querySelectorAll(where)].some(({textContent}) =>
          textContent.includes(wanted),
        ),
      [text, selector] as const,
      {timeout: PATIENCE},
    );
}

/** Looks at each frame whether an element is in the page. */
function seesElement(selector: string, isThere = true) {
  return (page: Page) =>
    page.waitForFunction(
      ([wanted, is]) => (document.querySelector(wanted) !== null) === is,
      [selector, isThere] as const,
      {timeout: PATIENCE},
    );
}

const edits: Edits = worldEdits;

const {spell, picture} = edits;
const [upper, lower] = edits.sidebar;
const overlay = '#webpack-dev-server-client-overlay';

/** A row of the catalogue; not in a world without spells. */
function spellChange({page, file, text}: NonNullable<Edits['spell']>): Change {
  return {
    name: 'spell row',
    page,
    make: edit(file, (row) => row.replace(text, `Seen: ${text}`)),
    seen: seesText(`Seen: ${text}`),
  };
}

/** A picture of a gallery; not in a world without one. */
function pictureChange({
  page,
  folder: pictures,
}: NonNullable<Edits['picture']>): Change {
  return {
    name: 'picture',
    page,
    make: async (folder) => {
      await replacePicture(join(folder, pictures));
    },
    seen: (shown) =>
      shown.waitForFunction(
        () =>
          [...document.querySelectorAll('img')].some(
            // Browsers tell widths of pictures as they are shown.
            ({naturalWidth, naturalHeight}) =>
              naturalWidth > 0 && naturalHeight / naturalWidth > 6,
          ),
        undefined,
        {timeout: PATIENCE},
      ),
  };
}

/** What authors do all day, in the order in which it is measured. */
export const changes: readonly Change[] = [
  {
    name: 'text',
    page: edits.page,
    make: edit(edits.source, (text) => `${text}\nA first line is seen.\n`),
    seen: seesText('A first line is seen.'),
  },
  {
    name: 'text, again',
    page: edits.page,
    make: edit(edits.source, (text) => `${text}\nA second line is seen.\n`),
    seen: seesText('A second line is seen.'),
  },
  {
    name: 'CSV cell',
    page: edits.page,
    make: edit(edits.sheet.file, (text) =>
      text.replace(edits.sheet.cell, 'Seen cell'),
    ),
    seen: seesText('Seen cell'),
  },
  {
    name: 'front matter',
    page: edits.page,
    make: edit(edits.source, (text) =>
      text.replace(`title: ${edits.title}`, 'title: Seen title'),
    ),
    seen: seesText('Seen title', 'h1'),
  },
  {
    name: 'fault shown',
    page: edits.page,
    make: edit(edits.source, (text) =>
      text.replace('title:', 'sequence: 1\ntitle:'),
    ),
    seen: seesElement(overlay),
  },
  {
    name: 'fault gone',
    page: edits.page,
    before: seesElement(overlay),
    make: edit(edits.source, (text) => text.replace('sequence: 1\n', '')),
    seen: seesElement(overlay, false),
  },
  {
    name: 'sidebar',
    page: edits.page,
    make: edit('sidebars.ts', (text) =>
      text.replace(
        `    '${upper}',\n    '${lower}',\n`,
        `    '${lower}',\n    '${upper}',\n`,
      ),
    ),
    seen: (page) =>
      page.waitForFunction(
        ([first, second]) => {
          const text = [...document.querySelectorAll('nav a')]
            .map((link) => link.getAttribute('href') ?? '')
            .join(' ');
          return (
            text.indexOf(`/${first}.html`) < text.indexOf(`/${second}.html`)
          );
        },
        [lower, upper] as const,
        {timeout: PATIENCE},
      ),
  },
  {
    name: 'new page',
    page: edits.page,
    make: (folder) => {
      writeFileSync(
        join(folder, edits.newPage),
        '---\ntitle: Seen Page\n---\n\nText.\n',
      );
    },
    seen: seesElement('nav a[href$="/seen-page.html"]'),
  },
  ...(spell ? [spellChange(spell)] : []),
  ...(picture ? [pictureChange(picture)] : []),
  {
    name: 'locked page',
    page: edits.locked.page,
    make: edit(edits.locked.file, (text) =>
      text.replace(edits.locked.text, `Seen: ${edits.locked.text}`),
    ),
    seen: seesText(`Seen: ${edits.locked.text}`),
  },
];

/** Puts a picture that is very high in the place of the first of a folder. */
async function replacePicture(folder: string): Promise<void> {
  const name = readdirSync(folder)
    .toSorted()
    .find((each) => /\.(?:webp|jpe?g|png)$/.test(each));
  if (name === undefined) {
    throw new Error(`${folder}: found no picture to replace.`);
  }
  const file = join(folder, name);
  const high = sharp({
    create: {width: 100, height: 700, channels: 3, background: '#335577'},
  });
  const extension = name.replace(/^.*\./, '').replace('jpg', 'jpeg');
  writeFileSync(
    file,
    await high.toFormat(extension as 'webp' | 'jpeg' | 'png').toBuffer(),
  );
}
