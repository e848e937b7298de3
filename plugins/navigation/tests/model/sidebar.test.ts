import {completeSidebar, listEntryPages} from '../../model/sidebar';

const page = (id: string, more: {order?: number; index?: boolean} = {}) => ({
  id,
  title: id,
  ...more,
});

describe('the pages that a sidebar entry names', () => {
  it('are a single page', () => {
    expect(listEntryPages('maps')).toEqual(['maps']);
  });

  it('are the page of a group and every page under it, in order', () => {
    expect(
      listEntryPages({
        page: 'campaign/index',
        children: [
          'campaign/characters',
          {page: 'campaign/visuals', children: ['campaign/maps']},
        ],
      }),
    ).toEqual([
      'campaign/index',
      'campaign/characters',
      'campaign/visuals',
      'campaign/maps',
    ]);
  });
});

describe('the sidebar of an area', () => {
  it('appends pages that are not declared, in reading order', () => {
    expect(
      completeSidebar(
        ['calendar'],
        [
          page('orc'),
          page('goblin'),
          page('calendar'),
          page('end', {order: -1}),
          page('start', {order: 1}),
        ],
      ),
    ).toEqual(['calendar', 'start', 'goblin', 'orc', 'end']);
  });

  it('keeps a declared page that opts out of generated lists', () => {
    expect(
      completeSidebar(['underworld'], [page('underworld', {index: false})]),
    ).toEqual(['underworld']);
  });

  it('leaves the front page of the area out unless it is declared', () => {
    const pages = [page('index'), page('limbo')];
    expect(completeSidebar(['limbo'], pages)).toEqual(['limbo']);
    expect(completeSidebar(['index', 'limbo'], pages)).toEqual([
      'index',
      'limbo',
    ]);
  });

  it('names every declared page that does not exist', () => {
    expect(() =>
      completeSidebar(
        ['limbo', 'plains', {page: 'maps', children: ['portraits']}],
        [page('limbo'), page('maps')],
      ),
    ).toThrow('sidebars.ts names pages that do not exist: plains, portraits.');
  });
});

describe('a folder without a front page', () => {
  it('becomes a group of its pages under a catalogue, sorted by its name', () => {
    expect(
      completeSidebar(
        ['calendar'],
        [
          page('calendar'),
          page('zebra'),
          page('ant'),
          page('isles/second', {order: 2}),
          page('isles/first', {order: 1}),
        ],
      ),
    ).toEqual([
      'calendar',
      'ant',
      {page: 'isles/index', children: ['isles/first', 'isles/second']},
      'zebra',
    ]);
  });

  it('can be declared, with the order of its pages', () => {
    const declared = [{page: 'isles/index', children: ['isles/b', 'isles/a']}];
    expect(
      completeSidebar(declared, [page('isles/a'), page('isles/b')]),
    ).toEqual(declared);
  });
});
