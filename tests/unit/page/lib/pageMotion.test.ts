import {
  decideMotion,
  type PageChange,
  type PageMotion,
} from '../../../../src/page/lib/pageMotion';

const home = '/';
const orc = '/races-and-anthropology/orc.html';
const goblin = '/races-and-anthropology/goblin.html';
const lost = '/races-and-anthropology/atlantis.html';

function motion(
  from: string,
  to: string,
  more: Partial<PageChange> = {},
): PageMotion {
  return decideMotion({
    from,
    to,
    still: [home],
    pages: [home, orc, goblin],
    reducedMotion: false,
    ...more,
  });
}

describe('the transition between pages', () => {
  it('is a slide between two pages', () => {
    expect(motion(orc, goblin)).toBe('slide');
  });

  it.each([
    ['from the home page', home, orc],
    ['to the home page', orc, home],
    ['to the not-found page', orc, lost],
    ['from the not-found page', lost, orc],
    ['from home to the not-found page', home, lost],
    ['between two paths that are no pages', lost, '/nowhere'],
  ])('is a fade without a slide %s', (_, from, to) => {
    expect(motion(from, to)).toBe('fade');
  });

  it.each([
    ['between two pages', orc, goblin],
    ['from the home page', home, orc],
    ['to the not-found page', orc, lost],
  ])('does not run %s if readers prefer reduced motion', (_, from, to) => {
    expect(motion(from, to, {reducedMotion: true})).toBe('none');
  });

  it('recognizes the home page under a base path', () => {
    expect(
      motion('/orrameth/', '/orrameth/orc.html', {
        still: ['/orrameth/'],
        pages: ['/orrameth/', '/orrameth/orc.html'],
      }),
    ).toBe('fade');
  });
});
