import {
  createServer as createHttpServer,
  type Server,
  type ServerResponse,
} from 'node:http';
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
  /** Breaks off once answers have sent the given number of bytes, in the middle of a file if need be. */
  readonly loseAfterBytes: (bytes: number) => void;
  readonly find: () => void;
  readonly close: () => Promise<void>;
};

type HostOptions = {
  readonly folder: string;
  readonly basePath?: string;
  readonly policy?: string;
};

/** Calls back with the size of each part of a response before it is sent. */
function watchSize(
  response: ServerResponse,
  onPart: (bytes: number) => void,
): void {
  const write = response.write.bind(response);
  response.write = (...args: unknown[]) => {
    onPart(Buffer.byteLength(args[0] as string | Uint8Array));
    return Reflect.apply(write, response, args) as boolean;
  };
}

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
  let bytes = Infinity;
  const requests: string[] = [];
  const server = createHttpServer().listen(0);
  server.on('request', (request, response) => {
    requests.push(request.url ?? '');
    answers -= 1;
    watchSize(response, (size) => {
      bytes -= size;
      if (bytes < 0) {
        request.socket.destroy();
      }
    });
    if (answers < 0 || bytes < 0) {
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
    loseAfterBytes(count) {
      bytes = count;
    },
    find() {
      answers = Infinity;
      bytes = Infinity;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
