import {mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {makeWorld} from '../new-world/makeWorld';
import {siteDir} from '../siteDir';

/** Links the packages of this project into a world, except for their cache. */
function linkPackages(folder: string): void {
  const [from, to] = [siteDir, folder].map((each) =>
    join(each, 'node_modules'),
  ) as [string, string];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '.cache') {
      symlinkSync(join(from, name), join(to, name));
    }
  }
}

/**
 * Creates a world from the starter that has the packages of this project.
 *
 * @throws Error if the folder is not empty.
 */
export function makeLinkedWorld(folder: string): void {
  makeWorld(siteDir, folder);
  linkPackages(folder);
}
