import {existsSync, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {firefox, webkit} from '@playwright/test';
import {driveStockFirefox} from './stockFirefox';
import {driveStockWebKit} from './stockWebKit';

/** Another browser engine of this machine. */
export type Engine = {
  readonly name: 'firefox' | 'webkit';
  /** Path of the system's browser; undefined if Playwright has its own build. */
  readonly stock: string | undefined;
};

/** Why a test cannot run in the system's browser, by a part of its title. */
type Limits = Readonly<Record<string, string>>;

/** Finds a command in PATH. */
function findCommand(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Finds the small browser of WebKitGTK, and its requirements. */
function findMiniBrowser(): string | undefined {
  const tools = [findCommand('Xvfb'), findCommand('xdotool')];
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return tools.includes(undefined)
    ? undefined
    : ['/usr/libexec', ...folders.map((name) => join('/usr/lib', name))]
        .map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))
        .find((path) => existsSync(path));
}

/** The engines besides Chromium. */
const engines = {
  firefox: {
    type: firefox,
    findStock: () => findCommand('firefox', 'firefox-esr'),
    drive: driveStockFirefox,
    missing:
      'Firefox (looked for Playwright’s build, firefox, and firefox-esr)',
    limits: {
      'without scripts': 'WebDriver BiDi cannot turn scripts off',
      'on a light system': 'WebDriver BiDi cannot set the color scheme',
      'on paper': 'WebDriver BiDi cannot switch to print styles',
    } as Limits,
  },
  webkit: {
    type: webkit,
    findStock: findMiniBrowser,
    drive: driveStockWebKit,
    missing:
      'WebKit (looked for Playwright’s build, and for WebKitGTK’s MiniBrowser with Xvfb and xdotool)',
    limits: {
      'are accessible, dark and light':
        'its inspector does not accept a script as large as axe',
      'is downloaded under its own name':
        'its inspector does not report downloads',
      'without scripts': 'its inspector cannot turn scripts off',
      'in a window of their own':
        'its second window covers the first, where the test clicks',
      'by the oldest supported browsers':
        'its inspector cannot change a worker’s script',
    } as Limits,
  },
} as const;

export const engineNames = ['firefox', 'webkit'] as const;

/** Finds an engine without installing anything. */
export function findEngine(name: Engine['name']): Engine | undefined {
  const {type, findStock} = engines[name];
  const isOwn = existsSync(type.executablePath());
  const stock = isOwn ? undefined : findStock();
  return isOwn || stock !== undefined ? {name, stock} : undefined;
}

/** Names the missing software if an engine is not found. */
export function describeMissing(name: Engine['name']): string {
  return engines[name].missing;
}

/** Prepares tests for an engine; Playwright's own builds need no preparation. */
export function drive({name, stock}: Engine): void {
  if (stock !== undefined) {
    engines[name].drive(stock);
  }
}

/** Lists the tests that an engine cannot run, by a part of their titles, each with the reason. */
export function listLimits({
  name,
  stock,
}: Engine): readonly (readonly [title: string, reason: string])[] {
  return stock === undefined ? [] : Object.entries(engines[name].limits);
}
