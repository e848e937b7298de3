import {chmodSync} from 'node:fs';
import {join} from 'node:path';
import {askHost} from '../../../../scripts/ask-host/askHost';
import {compressTexts} from '../../../../scripts/deploy-files/compress';
import {hostNamed} from '../../../../scripts/deploy-files/hosts';
import {readSite} from '../../../../scripts/deploy-files/readSite';
import {writeFiles} from '../../../../scripts/deploy-files/writeFiles';
import {smallSite} from '../../../support/hosts/smallSite';
import {
  freePort,
  programOf,
  servers,
  startServer,
  type Server,
} from '../../../support/hosts/servers';
import {temporarySite} from '../../../support/temporarySite';

/** Puts a small site on a server of this machine, as the files for its host say, and asks it everything. */
async function askServer(
  server: Server,
  basePath: string,
): ReturnType<typeof askHost> {
  const root = smallSite(basePath, basePath.slice(1));
  const folder = join(root, basePath);
  const own = temporarySite({});
  // A server that root starts reads as another user.
  chmodSync(root, 0o755);
  chmodSync(own, 0o777);
  const port = await freePort();
  const host = hostNamed(server.name);
  const files = host.write({...(await readSite(folder)), root, port});
  writeFiles(files, {build: folder, project: own});
  await compressTexts(folder);
  const settings = files.find(({place}) => place === 'project')?.text ?? '';
  const stop = await startServer(server, {settings, own, port});
  try {
    return await askHost(new URL(`http://127.0.0.1:${port}`), folder);
  } finally {
    await stop();
  }
}

describe.each(servers)('the files for $name', (server) => {
  it.each(['/', '/atlas/'])(
    'make it answer a hundred questions about a site at %s as they should be, where it is installed',
    async (basePath) => {
      if (programOf(server) === undefined) {
        console.info(`Skipped: ${server.name} is not installed here.`);
        return;
      }
      const {asked, faults} = await askServer(server, basePath);
      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThanOrEqual(100);
    },
    60_000,
  );
});
