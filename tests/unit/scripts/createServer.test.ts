import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {
  createServer,
  type ServeOptions,
} from '../../../scripts/serve/createServer';

let folder = '';
let server: Server | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(folder, 'area'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, '404.html'), 'not found');
  writeFileSync(join(folder, 'area/index.html'), 'area');
  writeFileSync(join(folder, 'area/page.html'), 'page'.repeat(1000));
  writeFileSync(join(folder, 'armor.csv'), 'Armor\nMail\n');
  writeFileSync(join(folder, 'file.pdf'), '0123456789');
  mkdirSync(join(folder, 'assets/js'), {recursive: true});
  writeFileSync(join(folder, 'assets/js/main.0123abcd.js'), 'run()');
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Requests a path from a host with these options. */
async function ask(
  path: string,
  {headers, ...options}: Partial<ServeOptions> & {headers?: HeadersInit} = {},
): Promise<Response> {
  server = createServer({folder, ...options}).listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return fetch(`http://localhost:${port}${path}`, headers ? {headers} : {});
}

describe('the host of the built site', () => {
  it.each([
    ['/', 200, 'home'],
    ['/area/', 200, 'area'],
    ['/nowhere', 404, 'not found'],
    ['/area', 404, 'not found'],
    ['/area/page', 404, 'not found'],
    ['/%E0%A4%A', 404, 'not found'],
    ['/area/%', 404, 'not found'],
  ])('answers %s with %i', async (path, status, text) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
  });

  it.each([
    ['/orrameth/', 200],
    ['/orrameth/area/page.html', 200],
    ['/area/page.html', 404],
  ])('serves %s under a base path with %i', async (path, status) => {
    const response = await ask(path, {basePath: '/orrameth/'});
    expect(response.status).toBe(status);
  });

  it('sends a range of a file', async () => {
    const response = await ask('/file.pdf', {headers: {range: 'bytes=2-4'}});
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('234');
  });

  it('reports a range beyond the end', async () => {
    const response = await ask('/file.pdf', {headers: {range: 'bytes=10-'}});
    expect(response.status).toBe(416);
  });

  it.each([
    ['/area/page.html', 200, 'no-cache'],
    ['/assets/js/main.0123abcd.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/js/gone.0123abcd.js', 404, 'no-cache'],
  ])('says how long browsers keep %s', async (path, status, caching) => {
    const {status: found, headers} = await ask(path);
    expect(found).toBe(status);
    expect(headers.get('cache-control')).toBe(caching);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    [`default-src 'self'`, `default-src 'self'`],
    ['', null],
  ])('sends the policy %j as %j', async (policy, header) => {
    const response = await ask('/', {policy});
    expect(response.headers.get('content-security-policy')).toBe(header);
  });
});
