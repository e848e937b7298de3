import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {createServer} from './createServer';

/** A folder that is being served on this machine. */
export type ServedFolder = {
  /** Its origin, without a trailing slash. */
  readonly origin: string;
  readonly close: () => void;
};

/** Serves a built site at the root of a free port. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer({
    folder,
    basePath: '/',
    hidesEndings: false,
    policy: '',
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
    },
  };
}
