import {
  chooseBrowser,
  chooseHeadlessShell,
  type BrowserSources,
} from '../../../scripts/browser/candidates';

const sources: BrowserSources = {
  fromEnvironment: undefined,
  fromPlaywright: '/cache/chromium/chrome',
  searchPath: ['/usr/local/bin', '/usr/bin'],
};

/** Chooses a browser on a machine that has only these files. */
function chooseWhere(
  files: readonly string[],
  changes: Partial<BrowserSources> = {},
): string | undefined {
  return chooseBrowser({...sources, ...changes}, (path) =>
    files.includes(path),
  );
}

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    expect(
      chooseWhere(['/opt/chrome', '/cache/chromium/chrome'], {
        fromEnvironment: '/opt/chrome',
      }),
    ).toBe('/opt/chrome');
  });

  it('does not hide that CHROMIUM_PATH names a missing file', () => {
    expect(() =>
      chooseWhere(['/usr/bin/chromium'], {fromEnvironment: '/opt/nothing'}),
    ).toThrow('CHROMIUM_PATH is "/opt/nothing"');
  });
});

const FULL = '/cache/chromium-1200/chrome-linux/chrome';
const SHELL =
  '/cache/chromium_headless_shell-1200/chrome-headless-shell-linux/chrome-headless-shell';

/** Chooses a headless shell on a machine that has just these files. */
function chooseShellWhere(
  files: readonly string[],
  changes: Partial<BrowserSources> = {},
): string | undefined {
  return chooseHeadlessShell(
    {...sources, fromPlaywright: FULL, ...changes},
    (path) => files.includes(path),
  );
}

describe('the headless shell of the tests', () => {
  it('is the one that Playwright keeps beside its full browser', () => {
    expect(
      chooseShellWhere([FULL, SHELL, '/usr/bin/chromium-headless-shell']),
    ).toBe(SHELL);
  });

  it('does not exist if CHROMIUM_PATH names a browser for all tests', () => {
    expect(
      chooseShellWhere([SHELL], {fromEnvironment: '/opt/chrome'}),
    ).toBeUndefined();
  });
});
