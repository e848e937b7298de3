import {chmodSync} from 'node:fs';
import {join} from 'node:path';
import {probeHost, type Outcome} from '../../../../scripts/ask-host/probeHost';
import {compressTexts} from '../../../../scripts/deploy-files/compress';
import {findHost} from '../../../../scripts/deploy-files/hosts';
import {readSite} from '../../../../scripts/deploy-files/readSite';
import {writeFiles} from '../../../../scripts/deploy-files/writeFiles';
import {
  createSmallSite,
  movedAddresses,
} from '../../../support/hosts/createSmallSite';
import {
  findFreePort,
  findProgram,
  servers,
  startServer,
  type Server,
} from '../../../support/hosts/servers';
import {temporarySite} from '../../../support/temporarySite';

/** Asks a server for each former address, and returns its status and where it leads. */
async function askMoved(
  port: number,
  basePath: string,
): Promise<readonly string[]> {
  return Promise.all(
    movedAddresses.map(async ({from}) => {
      const url = `http://127.0.0.1:${port}${basePath}${from.slice(1)}`;
      const {status, headers} = await fetch(url, {redirect: 'manual'});
      const target = new URL(headers.get('location') ?? '', url);
      return `${status} ${target.pathname}`;
    }),
  );
}

/** Serves a small site with the written settings, and sends all probes to the server. */
async function askServer(
  server: Server,
  basePath: string,
): Promise<Outcome & {readonly moved: readonly string[]}> {
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
    const origin = new URL(`http://127.0.0.1:${port}`);
    const outcome = await probeHost(origin, folder);
    return {...outcome, moved: await askMoved(port, basePath)};
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
      const {count, faults, moved} = await askServer(server, basePath);
      expect(faults).toEqual([]);
      expect(moved).toEqual(
        movedAddresses.map(({to}) => `301 ${basePath}${to.slice(1)}`),
      );
      expect(count).toBeGreaterThanOrEqual(100);
    },
    60_000,
  );
});
