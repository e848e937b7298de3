import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {connect, createServer, type Server} from 'node:net';
import {platform, tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';

/** The claim of a command to the folder of a site; it ends with the command, however that ends. */
export type Claim = {readonly release: () => Promise<void>};

/** Where a command listens as long as it writes to a folder. */
function findAddress(siteDir: string): string {
  const digest = createHash('sha256').update(siteDir).digest('hex');
  const name = `site-claim-${digest.slice(0, 16)}`;
  return platform() === 'win32'
    ? `\\\\.\\pipe\\${name}`
    : join(tmpdir(), `${name}.sock`);
}

/** Asks who listens at an address; nobody is the answer where its command was killed. */
async function askHolder(address: string): Promise<string | undefined> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return await text(socket);
  } catch {
    return undefined;
  }
}

/** Listens at an address, where nobody else does. */
async function listen(
  address: string,
  said: string,
): Promise<Server | undefined> {
  const server = createServer((socket) => {
    socket.end(said);
  });
  server.listen(address);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}

/** Listens where a command that was killed left its address behind. */
async function takeOver(
  address: string,
  said: string,
): Promise<Server | undefined> {
  rmSync(address, {force: true});
  return listen(address, said);
}

/**
 * Lets one command at a time write to the folder of a site.
 *
 * @throws Error naming the command that runs there.
 */
export async function claimFolder(
  siteDir: string,
  command: string,
): Promise<Claim> {
  const address = findAddress(siteDir);
  const said = `"${command}" (process ${process.pid})`;
  let server = await listen(address, said);
  const holder = server === undefined ? await askHolder(address) : undefined;
  if (server === undefined && holder === undefined) {
    server = await takeOver(address, said);
  }
  if (server === undefined) {
    throw new Error(
      `found ${holder ?? 'another command'} at work in ${siteDir}, and "${command}" writes the same files: wait for it, or end it.`,
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
