import {spawnSync} from 'node:child_process';
import {findBrowser, findHeadlessShell} from './findBrowser';

/** Some tests need the full browser; all others run in the headless shell if there is one. */
const browser = findBrowser();
const HEADLESS_SHELL_PATH = findHeadlessShell() ?? browser;

const {status} = spawnSync(
  'npx',
  ['playwright', 'test', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {...process.env, CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH},
  },
);
process.exitCode = status ?? 1;
