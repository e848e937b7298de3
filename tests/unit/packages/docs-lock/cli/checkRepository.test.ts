import {findPlaintext} from '@engine/docs-lock/cli/checkRepository';
import {isAreaSource} from '@engine/docs-lock/lockedAreas';
import {noLock} from '@engine/docs-lock/method/parseLockFile';
import {temporarySite} from '../../../../support/temporarySite';

const areas = [
  {id: 'keeper', locked: true},
  {id: 'vault', locked: true},
  {id: 'vale', locked: false},
];

const SECRETS = [
  'docs/keeper/index.md',
  'docs/keeper/files/a.csv',
  'lock.secret',
];

const OTHERS = [
  'docs/vale/index.md',
  'docs/vault/index.md',
  'sealed/keeper/manifest.json',
];

describe('a public repository', () => {
  it('must not hold sealed pages as text', () => {
    const siteDir = temporarySite({'sealed/keeper/manifest.json': '{}'});
    const tracked = [...SECRETS, ...OTHERS];
    expect(findPlaintext({siteDir, areas, lock: noLock}, tracked)).toEqual(
      SECRETS,
    );
  });

  it('is none without ciphertext, but never holds notes of builds', () => {
    const siteDir = temporarySite({'package.json': '{}'});
    const note = '.locked/prints/keeper.json';
    expect(
      findPlaintext({siteDir, areas, lock: noLock}, [...SECRETS, note]),
    ).toEqual([note]);
  });
});

describe('a source of an area', () => {
  it.each(['docs/keep/a.md', 'docs/vale/keeper/a.md', 'static/keeper/a.csv'])(
    'is not %s',
    (path) => {
      expect(isAreaSource(path, 'keeper')).toBe(false);
    },
  );
});
