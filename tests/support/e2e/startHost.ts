import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type {AddressInfo, Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {createServer} from '../../../scripts/serve/createServer';

/** A host of the built site with one file replaced. */
export type Host = {
  readonly origin: string;
  /** Returns the bytes sent so far, including response headers. */
  readonly sent: () => number;
  readonly close: () => Promise<void>;
};

/** Creates a folder with the built site and another file at one path. */
function copyFolder(path: string, file: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrameth-host-'));
  const replaced = dirname(path).slice(1);
  for (const name of readdirSync('build')) {
    if (name !== replaced) {
      symlinkSync(resolve('build', name), join(folder, name));
    }
  }
  mkdirSync(join(folder, replaced));
  writeFileSync(join(folder, path), file);
  return folder;
}

/** Serves the built site with another file at a path such as `/folder/name.pdf`. */
export async function startHost(path: string, file: Buffer): Promise<Host> {
  const folder = copyFolder(path, file);
  const sockets = new Set<Socket>();
  const server = createServer({folder}).listen(0);
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise((ready) => server.once('listening', ready));
  const address = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    sent: () =>
      [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, {recursive: true});
    },
  };
}
