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

describe('pinned packages', () => {
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
