import {chmodSync} from 'node:fs';
import {join} from 'node:path';
import {probeHost} from '../../../../scripts/ask-host/probeHost';
import {compressTexts} from '../../../../scripts/deploy-files/compress';
import {findHost} from '../../../../scripts/deploy-files/hosts';
import {readSite} from '../../../../scripts/deploy-files/readSite';
import {writeFiles} from '../../../../scripts/deploy-files/writeFiles';
import {createSmallSite} from '../../../support/hosts/createSmallSite';
import {
  findFreePort,
  findProgram,
  servers,
  startServer,
  type Server,
} from '../../../support/hosts/servers';
import {temporarySite} from '../../../support/temporarySite';

/** Serves a small site with the written settings, and sends all probes to the server. */
async function askServer(
  server: Server,
  basePath: string,
): ReturnType<typeof probeHost> {
  const root = createSmallSite(basePath, basePath.slice(1));
  const folder = join(root, basePath);
  const workFolder = temporarySite({});
  // A server that is started by root reads files as another user.
  chmodSync(root, 0o755);
  chmodSync(workFolder, 0o777);
  const port = await findFreePort();
  const host = findHost(server.name);
  const files = host.write({...(await readSite(folder)), root, port});
  writeFiles(files, {build: folder, project: workFolder});
  await compressTexts(folder);
  const settings = files.find(({place}) => place === 'project')?.text ?? '';
  const stop = await startServer(server, {settings, workFolder, port});
  try {
    return await probeHost(new URL(`http://127.0.0.1:${port}`), folder);
  } finally {
    await stop();
  }
}

describe.each(servers)('the files for $name', (server) => {
  it.each(['/', '/atlas/'])(
    'make it answer a hundred requests to a site at %s as expected, if it is installed',
    async (basePath) => {
      if (findProgram(server) === undefined) {
        console.info(`Skipped: ${server.name} is not installed here.`);
        return;
      }
      const {count, faults} = await askServer(server, basePath);
      expect(faults).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(100);
    },
    60_000,
  );
});
