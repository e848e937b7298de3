import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** A Waline server on this machine. */
export type WalineServer = {readonly stop: () => Promise<void>};

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/** Starts a Waline server with in-memory storage, and waits until it responds. */
export async function startWaline(port: number): Promise<WalineServer> {
  const script = join(__dirname, 'server.ts');
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', script, String(port)],
    {stdio: ['ignore', 'ignore', 'inherit']},
  );
  const address = `http://localhost:${port}/`;
  while (server.exitCode === null && !(await answers(address))) {
    await wait(100);
  }
  if (server.exitCode !== null) {
    throw new Error(`Waline ended with exit code ${server.exitCode}.`);
  }
  return {
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) {
        return;
      }
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
