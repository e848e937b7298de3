import {runInNewContext} from 'node:vm';
import {REVALIDATE, IMMUTABLE} from '../../../../scripts/deploy-files/hosting';
import type {DeployedSite} from '../../../../scripts/deploy-files/site';
import {
  siteUnderPath,
  site,
  writeHostFiles,
} from '../../../support/hosts/writeHostFiles';

describe('S3 behind CloudFront', () => {
  type Told = {
    readonly uri?: string;
    readonly statusCode?: number;
    readonly headers?: {readonly location?: {readonly value: string}};
  };

  function askEdge(of: DeployedSite, uri: string, querystring = {}): string {
    const code = `${writeHostFiles('s3', of)['deploy/s3/viewer-request.js'] ?? ''}; handler(event)`;
    const told = runInNewContext(code, {
      event: {request: {uri, querystring}},
    }) as Told;
    return told.statusCode === undefined
      ? `file ${told.uri ?? ''}`
      : `${told.statusCode} ${told.headers?.location?.value ?? ''}`;
  }

  it.each([
    [site, '/', 'file /index.html'],
    [site, '/area/', 'file /area/index.html'],
    [site, '/area', '301 /area/'],
    [site, '/area/index.html', '301 /area/'],
    [site, '/area/a-page', '301 /area/a-page.html'],
    [site, '/area/a-page/', '301 /area/a-page.html'],
    [site, '/area/an-old.page.html', '301 /area/a-page.html'],
    [site, '/area/an-old-page.html', 'file /area/an-old-page.html'],
    [site, '/area/a-page.html', 'file /area/a-page.html'],
    [site, '/assets/js/main.0123abcd.js', 'file /assets/js/main.0123abcd.js'],
    [site, '//elsewhere.example/page', 'file //elsewhere.example/page'],
    [site, '/a%0d%0ab', 'file /a%0d%0ab'],
    [siteUnderPath, '/atlas/area', '301 /atlas/area/'],
    [siteUnderPath, '/atlas/', 'file /atlas/index.html'],
  ])(
    'leads to files, and to pages by their other spellings',
    (of, uri, told) => {
      expect(askEdge(of, uri)).toBe(told);
    },
  );

  it('keeps what stands behind a question mark', () => {
    expect(
      askEdge(site, '/area/a-page', {q: {value: 'lamp'}, all: {value: ''}}),
    ).toBe('301 /area/a-page.html?q=lamp&all');
  });

  it('refuses a policy and a list of folders that CloudFront does not take', () => {
    expect(() =>
      writeHostFiles('s3', {...site, policy: 'x'.repeat(1783)}),
    ).not.toThrow();
    expect(() =>
      writeHostFiles('s3', {...site, policy: 'x'.repeat(1784)}),
    ).toThrow('found a policy of 1784 characters, expected at most 1783');
    const pages = Array.from(
      {length: 1000},
      (_, index) => `area-${index}/index.html`,
    );
    expect(() => writeHostFiles('s3', {...site, pages})).toThrow(
      /found a function of \d+ bytes for 1000 folders and 1 former addresses, expected at most 10240/,
    );
  });

  it('answers missing paths with the not-found page and its status', () => {
    const pages = JSON.parse(
      writeHostFiles('s3', siteUnderPath)['deploy/s3/error-pages.json'] ?? '',
    ) as {readonly Items: readonly object[]};
    expect(pages.Items).toEqual(
      [403, 404].map((code) => ({
        ErrorCode: code,
        ResponsePagePath: '/atlas/404.html',
        ResponseCode: '404',
        ErrorCachingMinTTL: 10,
      })),
    );
  });

  it('uploads pages last, and what is kept for a year first', () => {
    const lines = (writeHostFiles('s3', site)['deploy/s3/upload.sh'] ?? '')
      .split('\n')
      .filter((line) => line.includes('up "'));
    expect(lines[0]).toContain(IMMUTABLE);
    expect(lines.at(-1)).toContain('--include "*.html"');
    expect(lines.at(-1)).toContain(REVALIDATE);
  });
});
