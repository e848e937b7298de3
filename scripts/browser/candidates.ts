/** Where a browser for the end-to-end tests may be, most wanted first. */
export type BrowserSources = {
  /** What the variable CHROMIUM_PATH says, if anything. */
  readonly fromEnvironment: string | undefined;
  /** Where Playwright keeps the full Chromium that it installs. */
  readonly fromPlaywright: string;
  /** The folders that commands are looked for in. */
  readonly searchPath: readonly string[];
};

/** Names that Chromium and Chrome have as commands: first the one without windows, which takes some 40 % less processor time for each test. */
const COMMANDS = [
  'chromium-headless-shell',
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
 * Names the browser without windows that Playwright keeps beside its full
 * Chromium. Playwright tells the path of the full one alone.
 *
 * @returns its path, or nothing where the other path is not laid out as Playwright does.
 */
function headlessShellBeside(chromium: string): string | undefined {
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
    headlessShellBeside(fromPlaywright) ?? fromPlaywright,
    fromPlaywright,
    ...COMMANDS.flatMap((command) =>
      searchPath.map((folder) => `${folder}/${command}`),
    ),
    ...APPLICATIONS,
  ].find(exists);
}
