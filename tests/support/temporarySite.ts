import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const made: string[] = [];

/** Creates a folder with files, given by path and text, deleted after the tests of the file. */
export function temporarySite(files: Readonly<Record<string, string>>): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'orrameth-'));
  made.push(siteDir);
  for (const [path, text] of Object.entries(files)) {
    const file = join(siteDir, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return siteDir;
}

afterAll(() => {
  for (const siteDir of made) {
    rmSync(siteDir, {recursive: true, force: true});
  }
});
