import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {connect, createServer, type Server} from 'node:net';
import {platform, tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';

/** A command's lock on the project folder, which ends with its process in any case. */
export type Claim = {readonly release: () => Promise<void>};

/** The socket on which a command listens while it holds the lock. */
function findAddress(siteDir: string): string {
  const digest = createHash('sha256').update(siteDir).digest('hex');
  const name = `site-claim-${digest.slice(0, 16)}`;
  return platform() === 'win32'
    ? `\\\\.\\pipe\\${name}`
    : join(tmpdir(), `${name}.sock`);
}

/** Asks which command listens on a socket; undefined if its process was killed. */
async function askHolder(address: string): Promise<string | undefined> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return await text(socket);
  } catch {
    return undefined;
  }
}

/** Listens on a socket; undefined if it is in use. */
async function listen(
  address: string,
  reply: string,
): Promise<Server | undefined> {
  const server = createServer((socket) => {
    socket.end(reply);
  });
  server.listen(address);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}

/** Takes over the socket of a killed process. */
async function takeOverSocket(
  address: string,
  reply: string,
): Promise<Server | undefined> {
  rmSync(address, {force: true});
  return listen(address, reply);
}

/**
 * Ensures that only one command at a time writes to the project folder.
 *
 * @throws Error naming the command that holds the lock.
 */
export async function claimFolder(
  siteDir: string,
  command: string,
): Promise<Claim> {
  const address = findAddress(siteDir);
  const reply = `"${command}" (process ${process.pid})`;
  let server = await listen(address, reply);
  const holder = server === undefined ? await askHolder(address) : undefined;
  if (server === undefined && holder === undefined) {
    server = await takeOverSocket(address, reply);
  }
  if (server === undefined) {
    throw new Error(
      `found ${holder ?? 'another command'} running in ${siteDir}, and "${command}" writes the same files: wait until it ends, or stop it.`,
    );
  }
  const claimed = server;
  claimed.unref();
  return {
    async release() {
      claimed.close();
      await once(claimed, 'close');
    },
  };
}
