import {
  chooseBrowser,
  type BrowserSources,
} from '../../../scripts/browser/candidates';

const sources: BrowserSources = {
  fromEnvironment: undefined,
  fromPlaywright: '/cache/chromium/chrome',
  searchPath: ['/usr/local/bin', '/usr/bin'],
};

/** Chooses on a machine that has just these files. */
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

  it('is else the one that Playwright brought', () => {
    expect(chooseWhere(['/cache/chromium/chrome', '/usr/bin/chromium'])).toBe(
      '/cache/chromium/chrome',
    );
  });

  it.each([
    [
      '/cache/chromium-1255/chrome-linux64/chrome',
      '/cache/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
    ],
    [
      '/cache/chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      '/cache/chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell',
    ],
    [
      String.raw`C:\cache\chromium-1255\chrome-win64\chrome.exe`,
      String.raw`C:\cache\chromium_headless_shell-1255\chrome-headless-shell-win64\chrome-headless-shell.exe`,
    ],
  ])('is rather the one without windows beside %s', (full, shell) => {
    expect(chooseWhere([full, shell], {fromPlaywright: full})).toBe(shell);
    expect(chooseWhere([full], {fromPlaywright: full})).toBe(full);
  });

  it('is rather the one without windows that the system has', () => {
    expect(
      chooseWhere(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']),
    ).toBe('/usr/bin/chromium-headless-shell');
  });

  it.each([
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])('is else the one of the system at %s', (path) => {
    expect(chooseWhere([path])).toBe(path);
  });

  it('is none where none is installed', () => {
    expect(chooseWhere(['/usr/bin/firefox'])).toBeUndefined();
  });

  it('does not hide that CHROMIUM_PATH names nothing', () => {
    expect(() =>
      chooseWhere(['/usr/bin/chromium'], {fromEnvironment: '/opt/nothing'}),
    ).toThrow('CHROMIUM_PATH is "/opt/nothing"');
  });

  it('takes an empty CHROMIUM_PATH for none', () => {
    expect(chooseWhere(['/usr/bin/chromium'], {fromEnvironment: ''})).toBe(
      '/usr/bin/chromium',
    );
  });
});
