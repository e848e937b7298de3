import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {createPanelMiddleware} from '../../../../../plugins/development/panel/createPanelMiddleware';
import {temporarySite} from '../../../../support/temporarySite';

const PATH = 'static/a.csv';
const servers: Server[] = [];

afterAll(() => {
  servers.forEach((server) => {
    server.closeAllConnections();
    server.close();
  });
});

/** Starts a server with a sheet; `faults` are what the check of its pages finds. */
async function startServer(faults: readonly string[] = []) {
  const siteDir = temporarySite({[PATH]: 'A,B\n"a",b\n'});
  const asked: object[] = [];
  const answerPanel = createPanelMiddleware('/base/', {
    siteDir,
    whenIdle: () => Promise.resolve(),
    ask(question) {
      asked.push(question);
      return Promise.resolve(faults);
    },
  });
  const server = createServer((request, response) => {
    // The server of the bundler lets every site read its answers.
    response.setHeader('Access-Control-Allow-Origin', '*');
    answerPanel(request, response, () => response.end('next'));
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = async (name: string, body: unknown, headers: object = {}) => {
    const response = await fetch(`${origin}/base/__author-panel/${name}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: origin, ...headers},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return {
      status: response.status,
      readers: response.headers.get('Access-Control-Allow-Origin'),
      body: (await response.json()) as {answer?: unknown; message?: string},
    };
  };
  const {body} = await post('open', {});
  const {token} = body.answer as {token: string};
  const ask = (name: string, request: unknown) =>
    post(name, request, {'X-Panel-Token': token});
  const {answer} = (await ask('sheet', {path: PATH})).body;
  const {revision} = answer as {revision: string};
  return {
    siteDir,
    asked,
    origin,
    post,
    ask,
    save: (value: unknown, was = 'b') =>
      ask('save', {
        path: PATH,
        revision,
        address: '/a.html',
        edits: [{kind: 'change', row: 1, column: 1, was, value}],
      }),
    readSheet: () => readFileSync(join(siteDir, PATH), 'utf8'),
  };
}

describe('the endpoint of the panel of authors (W2)', () => {
  it('saves the changed cell, and nothing else of the file', async () => {
    const {save, readSheet, asked} = await startServer();
    const {status, readers, body} = await save('x, y');
    expect(status).toBe(200);
    expect(readers).toBeNull();
    expect(body.answer).toMatchObject({result: 'saved'});
    expect(readSheet()).toBe('A,B\n"a","x, y"\n');
    expect(asked).toEqual([
      {
        ask: 'sheet',
        path: PATH,
        text: 'A,B\n"a","x, y"\n',
        address: '/a.html',
      },
    ]);
  });

  it('refuses what the checks of the sheet or of its pages would refuse', async () => {
    const fault = 'docs/a.md: found 7, expected a die.';
    const {save, readSheet} = await startServer([fault]);
    expect((await save('7')).body.answer).toEqual({
      result: 'refused',
      faults: [fault],
    });
    expect((await save('=A1')).body.answer).toMatchObject({
      result: 'refused',
      faults: [expect.stringContaining('static/a.csv:2: found "=A1"')],
    });
    expect(readSheet()).toBe('A,B\n"a",b\n');
  });

  it('overwrites nothing that another program has written meanwhile', async () => {
    const {save, siteDir, readSheet} = await startServer();
    writeFileSync(join(siteDir, PATH), 'A,B\nnew,b\n');
    expect((await save('x')).body.answer).toMatchObject({
      result: 'changed',
      sheet: {text: 'A,B\nnew,b\n'},
    });
    expect(readSheet()).toBe('A,B\nnew,b\n');
  });

  it('answers neither other sites nor requests without the token', async () => {
    const {post} = await startServer();
    const elsewhere = {Origin: 'https://evil.example'};
    const opened = await post('open', {}, elsewhere);
    expect(opened.status).toBe(403);
    expect(opened.readers).toBeNull();
    expect((await post('sheet', {path: PATH})).status).toBe(401);
  });

  it('refuses what it does not understand', async () => {
    const {ask, save, readSheet} = await startServer();
    expect((await ask('toString', {})).status).toBe(404);
    expect((await ask('sheet', '[]')).status).toBe(422);
    expect((await ask('sheet', '{')).status).toBe(422);
    expect((await ask('sheet', {path: 7})).status).toBe(422);
    expect((await ask('sheet', {path: '../a.csv'})).status).toBe(422);
    expect((await ask('sheet', `"${'a'.repeat(2 ** 20)}"`)).status).toBe(422);
    expect((await save(7)).status).toBe(422);
    expect(readSheet()).toBe('A,B\n"a",b\n');
  });

  it('leaves other addresses to the server', async () => {
    const {origin} = await startServer();
    for (const path of ['/__author-panel/open', '/base/a.html']) {
      expect(await (await fetch(origin + path)).text()).toBe('next');
    }
  });
});
