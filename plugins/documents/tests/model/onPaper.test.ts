import {documentsToName, type FileLeads} from '../../model/onPaper';
import type {Chapter, PressDocument} from '../../model/pressDocument';

const PAGE = 'combat-and-tactics/action-points';

function made(file: string, ...chapters: readonly Chapter[]): PressDocument {
  return {file, series: 'combat', chapters};
}

const others = (count: number): readonly Chapter[] =>
  Array.from({length: count}, (_, index) => ({page: `magic-science/${index}`}));

const library = [
  made('/rules/all.pdf', ...others(8), {page: PAGE}),
  made('/rules/round.pdf', {page: PAGE}, ...others(2)),
  made('/rules/other.pdf', ...others(3)),
  made('/rules/excerpt.pdf', {page: PAGE, only: ['cost']}),
];

function named(
  leads: Partial<FileLeads> = {},
  documents: readonly PressDocument[] = library,
): readonly string[] {
  const all = {paths: new Set<string>(), lists: [], ...leads};
  return documentsToName(PAGE, documents, all).map(({file}) => file);
}

/** Creates a list of files in a folder, as authors write it. */
function createListing(folder: string, more = {}): Partial<FileLeads> {
  return {lists: [{folder, deep: false, types: [], ...more}]};
}

const both = ['/rules/round.pdf', '/rules/all.pdf'];

describe('the documents at the foot of a page', () => {
  it('are those that include the whole page, smallest first', () => {
    expect(named()).toEqual(both);
  });

  it('are at most four', () => {
    const many = 'abcdef'
      .split('')
      .map((name) => made(`/rules/${name}.pdf`, {page: PAGE}));
    expect(named({}, many)).toEqual([
      '/rules/a.pdf',
      '/rules/b.pdf',
      '/rules/c.pdf',
      '/rules/d.pdf',
    ]);
  });

  it('are none that the page itself links to or shows', () => {
    expect(named({paths: new Set(['/rules/round.pdf'])})).toEqual([
      '/rules/all.pdf',
    ]);
  });

  it.each<[string, Partial<FileLeads>]>([
    ['their folder', createListing('/rules')],
    ['a folder above it, with all below', createListing('', {deep: true})],
    ['their kind', createListing('/rules', {types: ['documents']})],
    [
      'them by name',
      createListing('/rules', {files: ['all.pdf', 'round.pdf']}),
    ],
  ])('are none if the page lists %s', (_, leads) => {
    expect(named(leads)).toEqual([]);
  });

  it.each<[string, Partial<FileLeads>]>([
    ['another folder', createListing('/rule')],
    ['a folder above it alone', createListing('')],
    ['another kind', createListing('/rules', {types: ['csv', 'xlsx']})],
    ['others by name', createListing('/rules', {files: ['all.csv']})],
  ])('stay if the page lists %s', (_, leads) => {
    expect(named(leads)).toEqual(both);
  });
});
