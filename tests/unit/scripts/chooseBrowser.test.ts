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

  it('is otherwise the one that Playwright installed', () => {
    expect(chooseWhere(['/cache/chromium/chrome', '/usr/bin/chromium'])).toBe(
      '/cache/chromium/chrome',
    );
  });

  it.each([
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])('is otherwise the system’s one at %s', (path) => {
    expect(chooseWhere([path])).toBe(path);
  });

  it('does not exist if none is installed', () => {
    expect(chooseWhere(['/usr/bin/firefox'])).toBeUndefined();
  });

  it('does not hide that CHROMIUM_PATH names a missing file', () => {
    expect(() =>
      chooseWhere(['/usr/bin/chromium'], {fromEnvironment: '/opt/nothing'}),
    ).toThrow('CHROMIUM_PATH is "/opt/nothing"');
  });

  it('ignores an empty CHROMIUM_PATH', () => {
    expect(chooseWhere(['/usr/bin/chromium'], {fromEnvironment: ''})).toBe(
      '/usr/bin/chromium',
    );
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

  it('has the ending of a program on Windows', () => {
    const shell =
      'C:\\cache\\chromium_headless_shell-1200\\chrome-headless-shell-win64\\chrome-headless-shell.exe';
    expect(
      chooseShellWhere([shell], {
        fromPlaywright: 'C:\\cache\\chromium-1200\\chrome-win64\\chrome.exe',
      }),
    ).toBe(shell);
  });

  it('is else the one of the system', () => {
    expect(chooseShellWhere([FULL, '/usr/bin/chromium-headless-shell'])).toBe(
      '/usr/bin/chromium-headless-shell',
    );
  });

  it('does not exist if none is installed, or if Playwright keeps its browsers elsewhere', () => {
    expect(chooseShellWhere([FULL])).toBeUndefined();
    expect(
      chooseShellWhere([SHELL], {fromPlaywright: '/opt/chrome'}),
    ).toBeUndefined();
  });

  it('does not exist if CHROMIUM_PATH names a browser for all tests', () => {
    expect(
      chooseShellWhere([SHELL], {fromEnvironment: '/opt/chrome'}),
    ).toBeUndefined();
  });
});
