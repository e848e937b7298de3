import {chmodSync} from 'node:fs';
import {findProgram, hostServers, startServer} from '../support/servers';
import {temporarySite} from '../support/temporarySite';

const LONG_TEXT = 'The lamps of the long road burn until morning. '.repeat(60);
const YEAR = 'public, max-age=31536000, immutable';

/** Paths, and the status, media type and caching of their answers. */
const answers: readonly (readonly [string, number, string, string])[] = [
  ['/', 200, 'text/html', 'no-cache'],
  ['/area/', 200, 'text/html', 'no-cache'],
  ['/area/page.html', 200, 'text/html', 'no-cache'],
  ['/area', 301, '', 'no-cache'],
  ['/area/page', 301, '', 'no-cache'],
  ['/nowhere', 404, 'text/html', 'no-cache'],
  ['/area/%', 404, 'text/html', 'no-cache'],
  ['/.hidden', 404, 'text/html', 'no-cache'],
  ['/assets/js/gone.0123abcd.js', 404, 'text/html', 'no-cache'],
  ['/assets/js/main.0123abcd.js', 200, 'text/javascript', YEAR],
  ['/assets/lib/pdfjs-6.5.438/build/pdf.mjs', 200, 'text/javascript', YEAR],
  ['/assets/lib/pdfjs-6.5.438/web/viewer.html', 200, 'text/html', 'no-cache'],
  ['/rules/armor.csv', 200, 'text/csv', 'no-cache'],
  ['/rules/armor.md', 200, 'text/markdown', 'no-cache'],
];

/** Statuses that a server may answer with instead: what no page links to differs between them. */
const others: Readonly<Record<string, readonly number[]>> = {
  '/area': [308],
  '/area/%': [400],
};

for (const server of hostServers) {
  const isHere = findProgram(server) !== undefined;
  if (!isHere) {
    console.log(`skipped: ${server.name} is not installed here`);
  }
  const describeHere = isHere ? describe : describe.skip;
  describeHere(`the site that ${server.name} serves`, () => {
    let host: Awaited<ReturnType<typeof startServer>>;

    beforeAll(async () => {
      const files = answers
        .filter(([, status]) => status === 200)
        .map(([path]) => path.replace(/\/$/, '/index.html').slice(1));
      const folder = temporarySite({
        ...Object.fromEntries(files.map((path) => [path, LONG_TEXT])),
        '404.html': 'Not found',
        '.hidden': 'Hidden',
      });
      chmodSync(folder, 0o755);
      host = await startServer(server, folder);
    });

    afterAll(() => host.stop());

    it.each(answers)(
      'answers %s with %i %s, %s',
      async (path, status, ...[type, kept]) => {
        const response = await fetch(host.origin + path, {redirect: 'manual'});
        expect([status, ...(others[path] ?? [])]).toContain(response.status);
        if (response.status === status) {
          expect(response.headers.get('content-type') ?? '').toContain(type);
          expect(response.headers.get('cache-control')).toBe(kept);
          expect(response.headers.get('content-security-policy')).toBe(
            "frame-ancestors 'self'",
          );
          expect(response.headers.get('x-content-type-options')).toBe(
            'nosniff',
          );
        }
      },
    );

    it('leads to the page from an address without its end', async () => {
      const {url, status} = await fetch(`${host.origin}/area/page`);
      expect({url, status}).toEqual({
        url: `${host.origin}/area/page.html`,
        status: 200,
      });
    });

    it('compresses text, and sends ranges of it', async () => {
      const address = `${host.origin}/area/page.html`;
      const whole = await fetch(address, {
        headers: {'accept-encoding': 'gzip'},
      });
      expect(whole.headers.get('content-encoding')).toBe('gzip');
      expect(await whole.text()).toBe(LONG_TEXT);
      const part = await fetch(address, {
        headers: {range: 'bytes=4-8', 'accept-encoding': 'identity'},
      });
      expect([part.status, await part.text()]).toEqual([206, 'lamps']);
    });
  });
}
