/** What the pages of a German build show; other tests are in English. */
import {fileSize} from '../../../../src/features/assets/lib/fileSize';
import {
  formatDay as formatWorldDay,
  monthNames,
} from '../../../../src/features/calendar/lib/calendar';
import {parseDice} from '../../../../src/features/dice/lib/parse';
import {formatCount} from '../../../../src/features/discussion/lib/formatCount';
import {writeDay} from '../../../../src/features/page-info/lib/writeDay';
import {
  categoryLinks,
  tagAddress,
} from '../../../../src/features/page-info/lib/namedPages';
import {
  columnKind,
  groupThousands,
} from '../../../../src/features/tables/lib/cells';
import {compareCells} from '../../../../src/features/tables/lib/sortCells';
import {ordinal} from '../../../../src/shared/lib/ordinal';
import {grouped} from '../../../../src/shared/lib/signed';
import {nameLanguage} from '../../../../src/site/languages';

jest.mock('../../../../world/language', () => ({language: 'de'}));
jest.mock('../../../../world/nameAddresses', () => ({
  nameAddresses: {Ort: 'place'},
}));

const ascending = {kind: 'word', direction: 'ascending'} as const;

describe('a German build', () => {
  it('writes numbers, sizes, ordinals and dates as Germans do', () => {
    expect(grouped(63816)).toBe('63.816');
    expect(formatCount(1204)).toBe('1.204');
    expect(fileSize(1_400_000)).toBe('1,4 MB');
    expect(ordinal(3)).toBe('3.');
    expect(writeDay('2026-03-09').text).toBe('9. März 2026');
    expect(formatWorldDay({year: 1127, month: 1, day: 12})).toBe(
      `12. ${monthNames[0] ?? ''}`,
    );
  });

  it('groups thousands below the heading of a quantity, and nowhere else', () => {
    expect(groupThousands('1450', 'Preis (Schilling)')).toBe('1.450');
    expect(groupThousands('1450', 'Jahr')).toBe('1450');
    expect(groupThousands('1450', 'Price')).toBe('1450');
  });

  it('sorts figures with a decimal comma, and words with umlauts', () => {
    const sortFigures = {...ascending, kind: 'figure'} as const;
    expect(compareCells('1.200,5', '1.200,25', sortFigures)).toBeGreaterThan(0);
    expect(compareCells('1.200', '900', sortFigures)).toBeGreaterThan(0);
    expect(compareCells('Öl', 'Pony', ascending)).toBeLessThan(0);
    expect(compareCells('Öl', 'Netz', ascending)).toBeGreaterThan(0);
  });

  it('rolls dice by their German letter and by the English one', () => {
    for (const text of ['W6', '2w6+1', 'd20', 'W%']) {
      expect(parseDice(text)).toMatchObject({ok: true});
    }
    expect(parseDice('2x6').ok).toBe(false);
    expect(columnKind(['1W6', '2W8'])).toBe('figure');
  });

  it('recognizes dates with the period of an ordinal', () => {
    expect(columnKind(['12. Mai', '3. März 1127 NG'])).toBe('date');
  });
});

describe('the address of a tag or category in a further language', () => {
  it('is that of the main language if the world names it', () => {
    expect(tagAddress('Ort', '/de/')).toBe('/de/tags/place.html');
    expect(categoryLinks(['Ort'], '/de/a')[0]?.permalink).toBe(
      '/de/a/categories/place.html',
    );
  });

  it.each([
    ['Fluss', 'fluss'],
    ['constructor', 'constructor'],
  ])('is the name %s otherwise', (label, file) => {
    expect(tagAddress(label, '/de/')).toBe(`/de/tags/${file}.html`);
  });
});

describe('the name of a language', () => {
  it.each([
    ['de', 'Deutsch'],
    ['de-AT', 'Deutsch'],
    ['en-US', 'English'],
    ['fr', 'français'],
  ])('%s is in that language', (locale, name) => {
    expect(nameLanguage(locale)).toBe(name);
  });
});
