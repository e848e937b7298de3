import {edits} from '../../world/bench';
import {spawn, type ChildProcess} from 'node:child_process';
import {rmSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Browser, type Page} from '@playwright/test';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {browserArguments} from '../browser/browserArguments';
import {findBrowser} from '../browser/findBrowser';
import {copyProject, forgetBuilds} from '../bench-site/projectCopy';
import {sumMemoryBelow, runningProcesses} from '../bench-site/processTree';
import {changes} from './changes';

const PORT = Number(process.env['BENCH_PORT'] ?? 3190);
const ORIGIN = `http://localhost:${PORT}`;
const FIRST = edits.page;

/** Interval of memory samples in milliseconds. */
const LOOK_EVERY = 250;

/** Time without requests after which a page counts as loaded, in milliseconds. */
const SETTLED = 2000;

type Server = {
  readonly child: ChildProcess;
  readonly peak: () => number;
  readonly stop: () => Promise<void>;
};

/** Starts the development server, and records its peak memory. */
function startServer(folder: string): Server {
  const args = ['start', '--', '--no-open', '--port', String(PORT)];
  const child = spawn('npm', args, {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  });
  const id = child.pid ?? 0;
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, sumMemoryBelow(id, runningProcesses()));
  }, LOOK_EVERY);
  return {
    child,
    peak: () => peak / 1024,
    async stop() {
      clearInterval(watch);
      process.kill(-id, 'SIGKILL');
      await sleep(1000);
    },
  };
}

/** Opens an address as soon as the server responds. */
async function open(page: Page, path: string): Promise<void> {
  for (;;) {
    try {
      await page.goto(ORIGIN + path, {waitUntil: 'commit', timeout: 120_000});
      break;
    } catch {
      await sleep(100);
    }
  }
  await page.locator('main h1').first().waitFor({timeout: 60_000});
}

/** Waits until a page, and what it fetches afterwards, is loaded. */
async function settle(page: Page): Promise<void> {
  let last = performance.now();
  const note = (): void => {
    last = performance.now();
  };
  page.on('request', note).on('response', note);
  while (performance.now() - last < SETTLED) {
    await sleep(100);
  }
  page.off('request', note).off('response', note);
}

/** Unlocks a page with the demo password. */
async function unlock(page: Page): Promise<void> {
  const field = page.getByPlaceholder('Enter password');
  if (await field.isVisible()) {
    await field.fill('open sesame');
    await field.press('Enter');
  }
}

function log(label: string, milliseconds: number, rest = ''): void {
  console.log(`${label.padEnd(24)} ${Math.round(milliseconds)} ms${rest}`);
}

/** Measures the time from the command to the first page. */
async function firstPage(
  browser: Browser,
  folder: string,
  name: string,
): Promise<Server> {
  const began = performance.now();
  const server = startServer(folder);
  const page = await browser.newPage();
  await open(page, FIRST);
  log(
    `first page, ${name}`,
    performance.now() - began,
    `, ${Math.round(server.peak())} MiB`,
  );
  await page.close();
  return server;
}

/** Measures the time until each change is visible. */
async function measureChanges(browser: Browser, folder: string): Promise<void> {
  const page = await browser.newPage();
  for (const {name, page: path, before, make, seen} of changes) {
    try {
      await open(page, path);
      await settle(page);
      await unlock(page);
      await settle(page);
      await before?.(page);
      const place = await page.evaluate(() => {
        window.scrollTo(0, 300);
        return window.scrollY;
      });
      await make(folder);
      const began = performance.now();
      await seen(page);
      const after = await page.evaluate(() => window.scrollY);
      log(
        name,
        performance.now() - began,
        after === place ? '' : `, moved from ${place} to ${after}`,
      );
    } catch (error) {
      console.log(
        `${name.padEnd(24)} not seen: ${String(error).split('\n', 1)[0] ?? ''}`,
      );
    }
  }
}

async function main(): Promise<void> {
  readArguments({usage: 'npm run bench:start, which takes nothing.'});
  const folder = copyProject();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--no-sandbox'],
  });
  try {
    forgetBuilds(folder);
    await (await firstPage(browser, folder, 'fresh')).stop();
    const server = await firstPage(browser, folder, 'again');
    await measureChanges(browser, folder);
    console.log(`peak memory: ${Math.round(server.peak())} MiB`);
    await server.stop();
  } finally {
    await browser.close();
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  }
}

void startCommand('bench:start', main);
