import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {countThings} from '../countThings';
import {sealedFolder} from '../lockedFolders';
import {readLock} from './lockAt';
import {openSources} from './openSources';
import type {Command} from './request';

/** Decrypts sealed sources for authors, as far as their password allows. */
export const open: Command = async (request) => {
  const {siteDir, areas, into = 'docs', signer, ask} = request;
  const password = await ask('Password');
  const trust = {lock: readLock(siteDir), told: signer};
  const said: string[] = [];
  for (const {id} of areas) {
    const folder = join(siteDir, sealedFolder, id);
    const target = join(siteDir, into, id);
    const files = existsSync(folder)
      ? await openSources({folder, target, trust}, password)
      : 0;
    if (files > 0) {
      said.push(`Opened ${countThings(files, 'file')} of ${into}/${id}.`);
    }
  }
  if (said.length === 0) {
    throw new Error(`the password opens nothing in ${sealedFolder}/.`);
  }
  return said;
};
