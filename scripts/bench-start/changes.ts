import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {edits as worldEdits} from '../../world/bench';
import type {Edits} from './edits';

/** A change by an author, and the checks that it became visible. */
export type Change = {
  readonly name: string;
  /** The page that shows the change. */
  readonly page: string;
  /** Makes the change in a project folder. */
  readonly make: (folder: string) => Promise<void> | void;
  /** Waits until the page shows the state before the change. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Waits until the page shows the change. */
  readonly seen: (page: Page) => Promise<unknown>;
};

/** Timeout of a change in milliseconds. */
const TIMEOUT = 60_000;

/** Creates a function that edits a file of the project. */
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

/** Polls on every frame, as Playwright's locators slow down to two checks per second. */
function seesText(text: string, selector = 'main') {
  return (page: Page) =>
    page.waitForFunction(
      ([wanted, where]) =>
        [...document.querySelectorAll(where)].some(({textContent}) =>
          textContent.includes(wanted),
        ),
      [text, selector] as const,
      {timeout: TIMEOUT},
    );
}

/** Polls on every frame whether an element exists. */
function seesElement(selector: string, isThere = true) {
  return (page: Page) =>
    page.waitForFunction(
      ([wanted, is]) => (document.querySelector(wanted) !== null) === is,
      [selector, isThere] as const,
      {timeout: TIMEOUT},
    );
}

const edits: Edits = worldEdits;

const {spell, picture} = edits;
const [upper, lower] = edits.sidebar;
const overlay = '#webpack-dev-server-client-overlay';

/** A change of a spell; worlds without spells skip it. */
function spellChange({page, file, text}: NonNullable<Edits['spell']>): Change {
  return {
    name: 'spell row',
    page,
    make: edit(file, (row) => row.replace(text, `Seen: ${text}`)),
    seen: seesText(`Seen: ${text}`),
  };
}

/** A change of a gallery image; worlds without galleries skip it. */
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
            // Browsers report the width of an image in CSS pixels.
            ({naturalWidth, naturalHeight}) =>
              naturalWidth > 0 && naturalHeight / naturalWidth > 6,
          ),
        undefined,
        {timeout: TIMEOUT},
      ),
  };
}

/** The usual changes of authors, in the order in which they are measured. */
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
        {timeout: TIMEOUT},
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

/** Replaces the first image of a folder by a very tall one. */
async function replacePicture(folder: string): Promise<void> {
  const name = readdirSync(folder)
    .toSorted()
    .find((each) => /\.(?:webp|jpe?g|png)$/.test(each));
  if (name === undefined) {
    throw new Error(`${folder}: found no image to replace.`);
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
