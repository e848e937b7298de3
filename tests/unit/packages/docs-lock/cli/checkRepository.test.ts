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
  'i18n/de/docusaurus-plugin-content-docs-keeper/current/index.md',
  'i18n/fr/docusaurus-plugin-content-docs-keeper/current/files/a.csv',
  'lock.secret',
];

const OTHERS = [
  'docs/vale/index.md',
  'docs/vault/index.md',
  'i18n/de/docusaurus-plugin-content-docs-vale/current/index.md',
  'i18n/de/static/keeper.csv',
  'sealed/keeper/manifest.json',
];

describe('a public repository', () => {
  it('must not hold sealed pages as text, in any language', () => {
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
  it.each(['docs/keep/a.md', 'i18n/de/keeper/a.md', 'static/keeper/a.csv'])(
    'is not %s',
    (path) => {
      expect(isAreaSource(path, 'keeper')).toBe(false);
    },
  );
});
