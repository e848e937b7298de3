import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {sitePages} from '../../plugins/pages/sitePages';
import {isInLockedArea} from '../../src/site/contentAreas';
import {staticDir} from '../../tests/support/site';
import {fingerprint, findTellingPhrases, listPhrases} from './support/secrets';

describe('what only the game master may know', () => {
  it('is told by no open page', async () => {
    const open = (await sitePages()).filter(({path}) => !isInLockedArea(path));
    expect(open.length).toBeGreaterThan(0);
    expect(
      open.flatMap(({path, content}) =>
        findTellingPhrases(content).map((phrase) => `${path}: ${phrase}`),
      ),
    ).toEqual([]);
  });

  it('is told by no data file that readers can download', async () => {
    const files = await Globby('**/*.{csv,json,md,txt}', {cwd: staticDir});
    const telling = files.filter(
      (file) =>
        findTellingPhrases(readFileSync(join(staticDir, file), 'utf8')).length >
        0,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(telling).toEqual([]);
  });
});

describe('the search for revealing phrases', () => {
  it('finds one among other words, punctuation and capitals', () => {
    const known = new Set([fingerprint('the moon fell')]);
    expect(listPhrases(known, 'They say “The *Moon*\nfell” twice.')).toEqual([
      'the moon fell',
    ]);
    expect(listPhrases(known, 'The moon rose.')).toEqual([]);
  });
});
