import {existsSync} from 'node:fs';
import {defineConfig, devices} from '@playwright/test';
import {browserArguments} from './scripts/browser/browserArguments';
import {FAR_HOST, sites} from './tests/support/e2e/sites';

const fullBrowser = process.env['CHROMIUM_PATH'];
const browser = process.env['HEADLESS_SHELL_PATH'] ?? fullBrowser;

export default defineConfig({
  projects: [
    {name: 'smoke', testMatch: '**/tests/e2e/smoke/*.spec.ts'},
    {name: 'vanilla', testMatch: '**/tests/e2e/vanilla/*.spec.ts'},
    {
      name: 'full',
      testMatch: '**/tests/e2e/full/*.spec.ts',
    },
    {
      // The headless shell has no tabs to open, and no back/forward cache.
      name: 'full browser',
      testMatch: '**/tests/e2e/full/fullBrowser/*.spec.ts',
      use: {
        launchOptions: {
          args: [
            ...browserArguments,
            `--host-resolver-rules=MAP ${FAR_HOST} localhost`,
          ],
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
          ...(fullBrowser && {executablePath: fullBrowser}),
        },
      },
    },
  ],
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test may fail when the machine stalls for a second; the report lists it as flaky.
  retries: 2,
  // One worker more than there are processors, because tests often wait.
  workers: 3,
  reporter: [['list', {printSteps: false}]],
  timeout: 90_000,
  // A long locked page renders in small parts, which takes longer on a busy machine.
  expect: {timeout: 30_000},
  use: {
    ...devices['Desktop Chrome'],
    baseURL: sites.main.origin,
    // Storage is cleared between tests; compiled scripts stay, which saves a tenth of the time.
    reuseContext: true,
    trace: 'on-first-retry',
    launchOptions: {
      args: [...browserArguments],
      ...(browser && {executablePath: browser}),
    },
  },
  // A world without tests of other builds needs no servers for them.
  webServer: Object.values(sites)
    .filter(({folder}) => existsSync(folder))
    .map(({command, address}) => ({
      command,
      url: address,
      reuseExistingServer: false,
    })),
});
