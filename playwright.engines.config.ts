import {defineConfig} from '@playwright/test';
import base from './playwright.config';
import {
  drive,
  engineNames,
  findEngine,
  listLimits,
} from './scripts/engines/findEngine';
import {sites} from './tests/support/e2e/sites';

const engines = engineNames.flatMap((name) => findEngine(name) ?? []);
engines.forEach(drive);

/** Runs the smoke tests in the other browser engines of this machine; tsx scripts/engines/index.ts starts it. */
export default defineConfig({
  ...base,
  projects: engines.map((engine) => ({
    name: `smoke-${engine.name}`,
    testMatch: [
      '**/tests/e2e/smoke/*.spec.ts',
      '**/tests/e2e/full/{poorBrowsers,blockedStorage}.spec.ts',
    ],
    use: {browserName: engine.name},
    grepInvert: listLimits(engine).map(([title]) => new RegExp(title)),
  })),
  use: {baseURL: sites.main.origin, viewport: {width: 1280, height: 720}},
});
