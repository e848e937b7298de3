import {lookup} from 'node:dns/promises';
import {createServer} from 'node:net';
import {networkInterfaces} from 'node:os';
import {serveFolder} from '../../../../scripts/serve/serveFolder';
import {temporarySite} from '../../../support/temporarySite';

/** Whether a port can still be taken at an address, which nothing listens to there. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, host, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

describe('a served folder', () => {
  it('is answered on this machine alone', async () => {
    const {origin, close} = await serveFolder(
      temporarySite({'index.html': '<p>Words'}),
    );
    const port = Number(new URL(origin).port);
    const {address: own} = await lookup('localhost');
    const others = Object.values(networkInterfaces())
      .flat()
      .flatMap((each) =>
        each === undefined || each.internal || each.family !== 'IPv4'
          ? []
          : [each.address],
      );
    try {
      expect(await isFree(port, own)).toBe(false);
      expect(await (await fetch(origin)).text()).toBe('<p>Words');
      for (const address of others) {
        expect(await isFree(port, address)).toBe(true);
      }
    } finally {
      close();
    }
  });
});
