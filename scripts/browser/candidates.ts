/** Where a browser for the end-to-end tests may be, most wanted first. */
export type BrowserSources = {
  /** What the variable CHROMIUM_PATH says, if anything. */
  readonly fromEnvironment: string | undefined;
  /** Where Playwright keeps the browser that it installs. */
  readonly fromPlaywright: string;
  /** The folders that commands are looked for in. */
  readonly searchPath: readonly string[];
};

/** Names that Chromium and Chrome have as commands. */
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const;

/** Where macOS keeps them. */
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const;

/**
 * Decides which installed browser the tests use.
 *
 * @param exists tells whether there is a file at a path.
 * @returns its path, or nothing where none is installed.
 * @throws Error where CHROMIUM_PATH names a file that does not exist.
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
