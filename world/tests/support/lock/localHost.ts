import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** The files of a host, by path. */
export type HostedFiles = Map<string, Uint8Array | string>;

/** A host on this machine. */
export type LocalHost = {
  readonly address: string;
  readonly close: () => Promise<void>;
};

const servers = new Set<Server>();

async function closeServer(server: Server): Promise<void> {
  servers.delete(server);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

/**
 * Serves files below /site/ until the tests of the file are done.
 *
 * @param page the response for missing files, as on hosts of single-page applications.
 */
export async function serveFiles(
  files: HostedFiles,
  page?: string,
): Promise<LocalHost> {
  const server = createServer(({url = ''}, answer) => {
    const file = files.get(url.replace(/^\/site\//, ''));
    if (file === undefined && page !== undefined) {
      answer.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    } else {
      answer.writeHead(file === undefined ? 404 : 200).end(file);
    }
  });
  servers.add(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/site`,
    close: () => closeServer(server),
  };
}

afterAll(async () => {
  await Promise.all([...servers].map(closeServer));
});
