import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkLeaks, type LeakSearch} from '../../check/checkLeaks';
import {readPdfs} from '../../../search/build/readPdfs';
import {
  plantedLeaks,
  sentence,
} from '../../../../tests/support/lock/plantedLeaks';
import {temporarySite} from '../../../../tests/support/temporarySite';

const where = 'docs/reference/index.mdx';

/** Returns what is found in files, by the first part of their name. */
async function findLeaks(
  files: Readonly<Record<string, string | Buffer>>,
  search: Partial<LeakSearch> = {},
): Promise<Readonly<Record<string, string>>> {
  const folder = temporarySite({'index.html': '<p>Welcome to the ferry.</p>'});
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content);
  }
  const {leaks} = await checkLeaks(folder, {
    secrets: [{where, texts: [sentence]}],
    allowed: [],
    readPdfs: (staticDir) => readPdfs({staticDir, cacheDir: temporarySite({})}),
    ...search,
  });
  return Object.fromEntries(
    leaks.map(({file, phrase}) => [file.replace(/ › .*/, ''), phrase]),
  );
}

describe('a planted sentence', () => {
  it('is found in each form that the check reads', async () => {
    const leaks = await plantedLeaks();
    const found = await findLeaks(leaks);
    expect(Object.keys(found).toSorted()).toEqual(
      Object.keys(leaks).toSorted(),
    );
  }, 60_000);

  it('is found with the file that it is in, once for each phrase', async () => {
    const folder = temporarySite({'a.html': `${sentence} ${sentence}`});
    const report = await checkLeaks(folder, {
      secrets: [{where, texts: ['the drowned ferryman since the ninth']}],
      allowed: [],
      readPdfs: () => Promise.resolve(new Map()),
    });
    expect(report).toEqual({
      files: 1,
      phrases: 2,
      leaks: [
        {file: 'a.html', where, phrase: 'the drowned ferryman since the'},
        {file: 'a.html', where, phrase: 'drowned ferryman since the ninth'},
      ],
    });
  });

  it('is not found in four of its words, or in others between them', async () => {
    expect(
      await findLeaks({
        'a.html': 'the drowned ferryman since',
        'b.html': 'has been the old drowned ferryman of since the last bell',
      }),
    ).toEqual({});
  });

  it('may be public if it is allowed', async () => {
    const search = {allowed: [`“${sentence}”`]};
    await expect(findLeaks({'a.html': sentence}, search)).rejects.toThrow(
      'found no phrases of locked pages',
    );
    const secrets = [{where, texts: [sentence, 'canary of the ferry house']}];
    expect(await findLeaks({'a.html': sentence}, {...search, secrets})).toEqual(
      {},
    );
  });
});

describe('a file of a locked page', () => {
  const bytes = Buffer.from([1, 2, 3, 4, 5]);
  const secrets = [
    {
      where: 'docs/reference/odo-ford-map.png',
      texts: ['odo-ford-map.png'],
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  ];

  it('is found by its bytes, whatever its name', async () => {
    expect(await findLeaks({'other.bin': bytes}, {secrets})).toEqual({
      'other.bin': 'the whole file',
    });
  });

  it('is found by its name, in a text or a path', async () => {
    expect(
      await findLeaks(
        {'a.html': '<img src="/odo-ford-map.png">', 'odo-ford-map.png.txt': ''},
        {secrets},
      ),
    ).toEqual({
      'a.html': 'odo ford map png',
      'odo-ford-map.png.txt': 'odo ford map png',
    });
  });
});

describe('a heading', () => {
  it.each(['Odo is the ferryman', 'Ferrymanship'])(
    'of few words or letters is found: %s',
    async (text) => {
      const secrets = [{where, texts: [text]}];
      expect(
        await findLeaks({'a.html': `<h2>${text}</h2>`}, {secrets}),
      ).toEqual({'a.html': text.toLowerCase()});
    },
  );

  it('too common to tell anything is not looked for', async () => {
    const secrets = [{where, texts: ['The end', sentence]}];
    expect(await findLeaks({'a.html': '<h2>The end</h2>'}, {secrets})).toEqual(
      {},
    );
  });
});

describe('the check', () => {
  it.each([
    ['a.zip', Buffer.from('PK\u0003\u0004 broken')],
    ['a.gz', Buffer.from([0x1f, 0x8b, 8, 0, 1])],
    ['a.zst', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 1])],
  ])('stops at an archive that it cannot open: %s', async (name, content) => {
    await expect(findLeaks({[name]: content})).rejects.toThrow(
      `${name}: cannot unpack this archive`,
    );
  });

  it('stops if there is nothing to look for', async () => {
    await expect(findLeaks({}, {secrets: []})).rejects.toThrow(
      'found no phrases of locked pages, expected at least one',
    );
  });
});
