import {existsSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {readBuilt} from '../support/built';

/** Lists the pictures of a page as served, with the page. */
function listPictures(page: string): readonly string[] {
  return [...readBuilt(page).matchAll(/<img\b[^>]*>/g)].map(
    ([tag]) => `${page}: ${tag}`,
  );
}

/** Lists the addresses in the sources of a picture that are on the site. */
function listSources(tag: string): readonly string[] {
  const src = /\ssrc="?(?<src>[^"\s>]+)/.exec(tag)?.groups?.['src'] ?? '';
  const set = /\ssrcset="(?<set>[^"]+)"/.exec(tag)?.groups?.['set'] ?? '';
  return [src, ...set.split(', ').map((each) => each.replace(/ \d+w$/, ''))]
    .filter((source) => source.startsWith('/'))
    .map(decodeURIComponent);
}

let pictures: readonly string[] = [];

beforeAll(async () => {
  const pages = await Globby('**/*.html', {cwd: 'build'});
  pictures = pages.flatMap(listPictures);
});

describe('a picture on a page', () => {
  it('has its size, so that nothing moves when it loads', () => {
    expect(pictures.length).toBeGreaterThan(0);
    expect(
      pictures.filter(
        (tag) => !/\swidth="?[1-9]/.test(tag) || !/\sheight="?[1-9]/.test(tag),
      ),
    ).toEqual([]);
  });

  it('has all its copies in the build', () => {
    const sources = [...new Set(pictures.flatMap(listSources))];
    expect(sources.filter((source) => source.endsWith('.webp'))).not.toEqual(
      [],
    );
    expect(sources.filter((source) => !existsSync(`build${source}`))).toEqual(
      [],
    );
  });
});
