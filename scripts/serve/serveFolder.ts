import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {createServer} from './createServer';

/** A folder on a host of this machine. */
export type ServedFolder = {
  /** The address of its root, without a slash at its end. */
  readonly origin: string;
  readonly close: () => void;
};

/** Serves a built site at the root of a host of its own, on a port that is free. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer({
    folder,
    basePath: '/',
    hidesEndings: false,
    policy: '',
  }).listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
    },
  };
}
