import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter} from 'node:path';
import {chromium} from '@playwright/test';
import {
  chooseBrowser,
  chooseHeadlessShell,
  type BrowserSources,
} from './candidates';

/** Timeout of each installer in milliseconds. */
const TIMEOUT = 240_000;

/** Arguments that install Chromium, and its headless shell if there is one. */
function aptInstall(apt: string): string {
  const install = `${apt} install --yes --no-install-recommends`;
  return `${apt} update && ${install} chromium && { ${install} chromium-headless-shell || true; }`;
}

/** Commands that install a browser, in the order in which they are tried. */
const installers: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['sh', '-c', aptInstall('apt-get')],
  ['sh', '-c', aptInstall('sudo -n apt-get')],
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
];

function sources(): BrowserSources {
  return {
    fromEnvironment: process.env['CHROMIUM_PATH'],
    fromPlaywright: chromium.executablePath(),
    searchPath: (process.env['PATH'] ?? '').split(delimiter),
  };
}

function installed(): string | undefined {
  return chooseBrowser(sources(), existsSync);
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], {timeout: 30_000}).status === 0;
}

/** Runs an installer, and returns the path of the browser if it works afterwards. */
function afterInstaller([command = '', ...args]: readonly string[]):
  string | undefined {
  console.log(`No browser found; trying: ${[command, ...args].join(' ')}`);
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: TIMEOUT,
  });
  const path = installed();
  return path !== undefined && starts(path) ? path : undefined;
}

/**
 * Finds a browser for end-to-end tests, or installs one.
 *
 * @throws Error if none is found and none can be installed.
 */
export function findBrowser(): string {
  const path = installed();
  if (path !== undefined && starts(path)) {
    return path;
  }
  for (const installer of installers) {
    const brought = afterInstaller(installer);
    if (brought !== undefined) {
      return brought;
    }
  }
  throw new Error(
    'Found no Chromium or Chrome, and could not install one. Install one yourself and set CHROMIUM_PATH to its path.',
  );
}

/** Finds an installed headless shell that starts. Call it only once there is a browser. */
export function findHeadlessShell(): string | undefined {
  const path = chooseHeadlessShell(sources(), existsSync);
  return path !== undefined && starts(path) ? path : undefined;
}
