import {Globby} from '@docusaurus/utils';
import {readBuilt} from '../support/built';

/** Matches a page whose policy comes right after the encoding, before anything else. */
const FIRST =
  /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="?utf-8"?\s*\/?>\s*<meta\s+http-equiv="?content-security-policy"?/i;

describe('the content security policy', () => {
  it('is first in the head of every page', async () => {
    const pages = await Globby('**/*.html', {cwd: 'build'});
    expect(pages).toContain('404.html');
    expect(pages.filter((page) => !FIRST.test(readBuilt(page)))).toEqual([]);
  });

  it('is the same for hosts, apart from framing', () => {
    const [, policy] =
      /content-security-policy content="([^"]+)"/.exec(
        readBuilt('index.html'),
      ) ?? [];
    expect(readBuilt('content-security-policy.txt').trim()).toBe(
      `${policy}; frame-ancestors 'self'`,
    );
  });
});

describe('the output', () => {
  it('does not reveal the folder of the build', async () => {
    const files = await Globby('**/*.{html,js,mjs,css,json,txt,xml,csv,svg}', {
      cwd: 'build',
    });
    const place = process.cwd();
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => readBuilt(file).includes(place))).toEqual([]);
  });
});
