import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect} from '@playwright/test';
import {hashContent} from '../../../build/writePacks';
import {
  countBytes,
  EDITION_FILE,
  parseEdition,
  type PackFile,
} from '../../../model/packs';
import {keep, openKeep, test} from '../../../../../tests/support/e2e/keep';
import {hydrated} from '../../../../../tests/support/e2e/watch';

test.setTimeout(240_000);

const PAGE = 'combat-and-tactics/action-points.html';

/** Makes an edition of the build in which one page has a newer title; returns its folder. */
function makeEdition(): string {
  const folder = mkdtempSync(join(tmpdir(), 'edition-'));
  const changed = ['combat-and-tactics', 'offline'];
  for (const name of readdirSync('build')) {
    const [from, to] = [resolve('build', name), join(folder, name)];
    if (changed.includes(name)) {
      cpSync(from, to, {recursive: true});
    } else {
      symlinkSync(from, to);
    }
  }
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const page = read(PAGE).replace('</title>', ', newer</title>');
  writeFileSync(join(folder, PAGE), page);

  const {packs} = parseEdition(JSON.parse(read(EDITION_FILE)));
  const {pages} = packs;
  if (pages === undefined) {
    throw new Error(
      `${EDITION_FILE}: found no pages, expected a pack of them.`,
    );
  }
  const files = (JSON.parse(read(pages.list)) as PackFile[]).map((file) =>
    file[0] === PAGE
      ? ([PAGE, hashContent(page), Buffer.byteLength(page)] as const)
      : file,
  );
  const list = `offline/pages.${hashContent(page)}.json`;
  writeFileSync(join(folder, list), JSON.stringify(files));
  const edition = {
    edition: hashContent(list),
    packs: {...packs, pages: {...pages, list, bytes: countBytes(files)}},
  };
  writeFileSync(join(folder, EDITION_FILE), JSON.stringify(edition));
  return folder;
}

test('a newer version downloads changed files only, is offered in one line, and is used as a whole', async ({
  page,
  host,
}) => {
  const folder = makeEdition();
  try {
    await openKeep(page);
    await keep(page, 'pages');
    host.upload(folder);
    host.takeRequests();
    await page.goto(`/${PAGE}`);
    await expect(page).not.toHaveTitle(/newer/);
    await hydrated(page);
    const notice = page
      .getByRole('status')
      .filter({hasText: 'This site has been updated'});
    await expect(notice).toBeVisible({timeout: 60_000});
    const asked = host
      .takeRequests()
      .filter((each) => each.includes('?revision='));
    expect(asked).toEqual([expect.stringContaining(`/${PAGE}?`)]);
    host.loseAfter(0);
    await notice.getByRole('button').click();
    await expect(page).toHaveTitle(/newer$/, {timeout: 30_000});
  } finally {
    rmSync(folder, {recursive: true});
  }
});
