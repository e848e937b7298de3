import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {Display} from './display';

/** How long the browser may take to start, in milliseconds. */
const START = 60_000;

/** Without this style, the browser's own buttons would keep the window wider than a phone. */
const NARROW =
  '* {min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px}';

/** A window of the small browser that comes with WebKitGTK; it shares no data with others. */
export type MiniBrowser = {
  /** The address where Playwright finds its pages. */
  readonly address: string;
  readonly close: () => void;
};

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Lists the pages of a browser in the format of Playwright; WebKit lists them as HTML for people. */
async function listPages(port: number) {
  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  return [...html.matchAll(/\/socket\/\d+\/\d+\/WebPage/g)].map(([path]) => ({
    webSocketDebuggerUrl: `ws://127.0.0.1:${port}${path}`,
  }));
}

async function awaitPage(port: number): Promise<void> {
  const end = Date.now() + START;
  while ((await listPages(port).catch(() => [])).length === 0) {
    if (Date.now() > end) {
      throw new Error(`MiniBrowser opened no page within ${START} ms.`);
    }
    await wait(100);
  }
}

/** Starts the browser on a screen. */
export async function openMiniBrowser(
  path: string,
  {name}: Display,
): Promise<MiniBrowser> {
  const settings = mkdtempSync(join(tmpdir(), 'minibrowser-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW);
  const port = await findPort();
  const browser = spawn(
    path,
    [
      // Lets pages change the size of the window.
      '--automation',
      '--enable-developer-extras=true',
      'data:text/html,',
    ],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: name,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: settings,
        WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
      },
    },
  );
  await awaitPage(port);
  const list = createServer((_, response) => {
    void listPages(port).then((pages) => response.end(JSON.stringify(pages)));
  }).listen(0, '127.0.0.1');
  await once(list, 'listening');
  return {
    address: `http://127.0.0.1:${(list.address() as AddressInfo).port}`,
    close() {
      list.close();
      browser.kill('SIGKILL');
      rmSync(settings, {recursive: true, force: true});
    },
  };
}
