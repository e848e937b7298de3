import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteDir} from '../../support/site';

type Manifest = {
  readonly name: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

function readManifest(folder: string): Manifest {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return JSON.parse(text) as Manifest;
}

const {overrides = {}, devDependencies = {}} = readManifest(siteDir);

/** Lists the packages for which CONTRIBUTING gives a reason. */
function packagesWithReason(): readonly string[] {
  const text = readFileSync(join(siteDir, 'CONTRIBUTING.md'), 'utf8');
  const section =
    text.split('## Packages that are held in place')[1]?.split('\n## ')[0] ??
    '';
  return [
    ...section.matchAll(/^\| `(?<name>[^`]+)` +\| [^|]+ \| +\S[^|]{20,}\|$/gm),
  ].flatMap(({groups}) => groups?.['name'] ?? []);
}

describe('pinned packages', () => {
  it('have their reasons in CONTRIBUTING, and no others do', () => {
    expect(packagesWithReason().toSorted()).toEqual(
      Object.keys(overrides).toSorted(),
    );
  });

  it('are never replaced by a package of another name', () => {
    expect(JSON.stringify(overrides)).not.toContain('npm:');
  });

  it('are marked as stubs if they come from a folder of the repository', () => {
    const folders = Object.values(devDependencies).flatMap((version) =>
      version.startsWith('file:') ? [version.slice('file:'.length)] : [],
    );
    expect(folders).toHaveLength(2);
    for (const folder of folders) {
      const stub = readManifest(join(siteDir, folder));
      expect(stub.private).toBe(true);
      expect(stub.description).toMatch(/^A stub: stands for /);
    }
  });
});
