/** Possible paths of an installed browser, in order of preference. */
export type BrowserSources = {
  /** The value of the environment variable CHROMIUM_PATH. */
  readonly fromEnvironment: string | undefined;
  /** The path of the browser that Playwright installs. */
  readonly fromPlaywright: string;
  /** The folders in PATH. */
  readonly searchPath: readonly string[];
};

/**
 * The command of a headless shell: Chromium without windows, which takes some 40% less processor
 * time per test.
 */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Command names of Chromium and Chrome. */
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const;

/** Paths on macOS. */
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const;

/**
 * Chooses the browser for end-to-end tests.
 *
 * @param exists whether there is a file at a path.
 * @returns its path, or undefined if no browser is installed.
 * @throws Error if CHROMIUM_PATH names a file that does not exist.
 */
export function chooseBrowser(
  {fromEnvironment, fromPlaywright, searchPath}: BrowserSources,
  exists: (path: string) => boolean,
): string | undefined {
  if (fromEnvironment !== undefined && fromEnvironment !== '') {
    if (!exists(fromEnvironment)) {
      throw new Error(
        `CHROMIUM_PATH is "${fromEnvironment}"; expected the path of an installed Chromium or Chrome.`,
      );
    }
    return fromEnvironment;
  }
  return [
    fromPlaywright,
    ...COMMANDS.flatMap((command) =>
      searchPath.map((folder) => `${folder}/${command}`),
    ),
    ...APPLICATIONS,
  ].find(exists);
}

/**
 * Finds the headless shell that Playwright keeps beside its full Chromium, because Playwright
 * reports only the path of the full one.
 *
 * @returns its path, or undefined if the path of Chromium does not follow Playwright's layout.
 */
function findHeadlessShellBeside(chromium: string): string | undefined {
  const parts =
    /^(?<cache>.*[\\/])chromium-(?<revision>\d+)(?<slash>[\\/])chrome-(?<platform>[^\\/]+)[\\/]/u.exec(
      chromium,
    )?.groups;
  if (parts === undefined) {
    return undefined;
  }
  const {cache, revision, slash, platform} = parts;
  return [
    `${cache}chromium_headless_shell-${revision}`,
    `chrome-headless-shell-${platform}`,
    `chrome-headless-shell${platform?.startsWith('win') ? '.exe' : ''}`,
  ].join(slash);
}

/**
 * Decides which installed headless shell runs the tests that need no full browser.
 *
 * @param exists whether there is a file at a path.
 * @returns its path, or undefined if none is installed or CHROMIUM_PATH names the browser for all
 * tests.
 */
export function chooseHeadlessShell(
  {fromEnvironment, fromPlaywright, searchPath}: BrowserSources,
  exists: (path: string) => boolean,
): string | undefined {
  if (fromEnvironment !== undefined && fromEnvironment !== '') {
    return undefined;
  }
  const beside = findHeadlessShellBeside(fromPlaywright);
  return [
    ...(beside === undefined ? [] : [beside]),
    ...searchPath.map((folder) => `${folder}/${HEADLESS_SHELL}`),
  ].find(exists);
}
