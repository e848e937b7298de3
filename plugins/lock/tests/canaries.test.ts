import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {checkLeaks} from '../check/checkLeaks';
import {
  canary,
  canaryPages,
  positions,
} from '../../../tests/support/lock/canaryPages';
import {drawPicture, published} from '../../../tests/support/lock/canarySite';
import {builtEntry} from '../../../tests/support/lock/entries';
import {getReader} from '../../../tests/support/lock/reopen';
import {buildLocked, lockText} from '../../../tests/support/lock/site';
import {temporarySite} from '../../../tests/support/temporarySite';

/** Positions that no reader sees. */
const UNREAD = ['description', 'keyword', 'comment'];

let siteDir: string;
let plugin: Awaited<ReturnType<typeof buildLocked>>;

beforeAll(async () => {
  const lamp = await builtEntry('lamp', 'open sesame');
  siteDir = temporarySite({
    ...canaryPages,
    'lock.json': lockText({paths: {'/reference': {entries: [lamp]}}}),
  });
  await drawPicture(siteDir);
  plugin = await buildLocked(siteDir);
});

it('there is a canary in each position of a locked page', () => {
  expect(positions.length).toBeGreaterThanOrEqual(28);
});

it('none of them is in anything that is published', async () => {
  const outDir = temporarySite({});
  await plugin.publish.writeFiles({outDir});
  const paths = await Globby('**/*', {cwd: outDir, dot: true});
  const text = [
    await published(siteDir),
    ...paths.map((path) => path + readFileSync(join(outDir, path), 'latin1')),
  ].join('\n');
  expect(paths).toHaveLength(3);
  expect(text).not.toMatch(/canary|drowned|odo-ford-map|tolls/i);
});

it('readers with the password get those that pages show', async () => {
  const reader = getReader(siteDir, 'lamp', 'open sesame');
  const text = JSON.stringify([
    await reader.page('index'),
    await reader.page('gm/secret'),
  ]);
  const missing = positions.filter((each) => !text.includes(`Canary ${each}`));
  expect(missing).toEqual(UNREAD);
});

it.each(positions)(
  'the leak check finds that of %s in a build',
  async (each) => {
    const outDir = temporarySite({});
    writeFileSync(join(outDir, 'a.html'), `<p>${canary(each)}</p>`);
    const {leaks} = await checkLeaks(outDir, {
      secrets: plugin.publish.secrets(),
      allowed: [],
      readPdfs: () => Promise.resolve(new Map()),
    });
    expect(leaks.map(({phrase}) => phrase)).toContainEqual(
      expect.stringContaining(`canary ${each} sings`),
    );
  },
);
