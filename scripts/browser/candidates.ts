/** Where an installed browser may be, in order of preference. */
export type BrowserSources = {
  /** The value of the environment variable CHROMIUM_PATH. */
  readonly fromEnvironment: string | undefined;
  /** The path of the browser that Playwright installs. */
  readonly fromPlaywright: string;
  /** The folders in PATH. */
  readonly searchPath: readonly string[];
};

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
        `CHROMIUM_PATH is "${fromEnvironment}"; expected the path of a Chromium or Chrome that exists.`,
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
