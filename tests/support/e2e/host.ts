import {createServer as createHttpServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createServer} from '../../../scripts/serve/createServer';

/** A host for a single test that can lose its connection or serve another build. */
export type Host = {
  readonly origin: string;
  /** Returns the paths requested since the last call, in order. */
  readonly takeRequests: () => readonly string[];
  /** Serves another folder from now on. */
  readonly upload: (folder: string) => void;
  /** Breaks off every answer after the given number, as a lost connection does. */
  readonly loseAfter: (answers: number) => void;
  readonly find: () => void;
  readonly close: () => Promise<void>;
};

type HostOptions = {
  readonly folder: string;
  readonly basePath?: string;
  readonly policy?: string;
};

/** Starts a static host on its own port. */
export async function startHost({
  folder,
  basePath = '/',
  policy = '',
}: HostOptions): Promise<Host> {
  const createApp = (place: string): Server =>
    createServer({folder: place, basePath, policy});
  let app = createApp(folder);
  let answers = Infinity;
  const requests: string[] = [];
  const server = createHttpServer().listen(0);
  server.on('request', (request, response) => {
    requests.push(request.url ?? '');
    answers -= 1;
    if (answers < 0) {
      request.socket.destroy();
    } else {
      app.emit('request', request, response);
    }
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    takeRequests: () => requests.splice(0),
    upload(place) {
      app = createApp(place);
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
