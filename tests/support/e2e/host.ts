import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createServer} from '../../../scripts/serve/createServer';

/** A host of one test, which can be lost and can be given another build. */
export type Host = {
  readonly origin: string;
  /** The paths that were asked for since the last look, in order. */
  readonly takeRequests: () => readonly string[];
  /** Serves another folder from now on. */
  readonly upload: (folder: string) => void;
  /** From the given count of further answers on, each ends without one: as a connection does that is lost. */
  readonly loseAfter: (answers: number) => void;
  readonly find: () => void;
  readonly close: () => Promise<void>;
};

type HostOptions = {
  readonly folder: string;
  readonly basePath?: string;
  readonly policy?: string;
};

/** Starts a static host on a port of its own. */
export async function startHost({
  folder,
  basePath = '/',
  policy = '',
}: HostOptions): Promise<Host> {
  const appFor = (place: string): ReturnType<typeof createServer> =>
    createServer({folder: place, basePath, hidesEndings: false, policy});
  let app = appFor(folder);
  let answers = Infinity;
  const requests: string[] = [];
  const front = appFor(folder);
  const server: Server = front.listen(0);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    requests.push(request.url ?? '');
    answers -= 1;
    if (answers < 0) {
      request.socket.destroy();
    } else {
      app(request, response);
    }
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    takeRequests: () => requests.splice(0),
    upload(place) {
      app = appFor(place);
    },
    loseAfter(count) {
      answers = count;
      if (count === 0) {
        server.closeAllConnections();
      }
    },
    find() {
      answers = Infinity;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
