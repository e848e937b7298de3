import {createFinder} from '../../client/worker/findKept';
import {readKeptEdition, readPackNames} from '../../model/packs';
import saved from '../../../../tests/support/saved.json';

const {kept} = saved;

/** What browsers have stored since November 2026, which every later version opens. */
describe('of what readers have saved', () => {
  it('packs are still there: locked pages with the pages, the map with the pictures', () => {
    const edition = readKeptEdition(kept.current) ?? {
      edition: '',
      packs: {},
      others: {},
    };
    const find = createFinder(edition, '/');
    const {pages, locked, map} = kept.current.packs;
    for (const [path] of [...pages, ...locked, ...map]) {
      expect(find(`/${path}`, false)).toMatchObject({isKept: true});
    }
    expect(Object.keys(edition.packs)).toEqual(['pages', 'pictures']);
    expect(Object.keys(edition.others)).toEqual(['pictures', 'documents']);
    expect(readPackNames(kept.pending)).toEqual(['pictures', 'pages']);
  });
});
