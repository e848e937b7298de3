import {toSidebarItems} from '../toSidebarItems';
import {stub} from '../../../tests/support/stub';

type Doc = Parameters<typeof toSidebarItems>[1][number];

function doc(id: string, title: string, frontMatter: object = {}): Doc {
  return stub<Doc>({id, title, frontMatter: {title, ...frontMatter}});
}

describe('the sidebar of an area', () => {
  it('lists the declared pages in order', () => {
    expect(
      toSidebarItems(
        ['limbo', 'planes'],
        [doc('planes', 'Planes'), doc('limbo', 'Limbo')],
      ),
    ).toEqual([
      {type: 'doc', id: 'limbo'},
      {type: 'doc', id: 'planes'},
    ]);
  });

  it('makes a group of a page with pages under it, on every level', () => {
    expect(
      toSidebarItems(
        [
          {
            page: 'campaign/index',
            children: [
              'campaign/story',
              {page: 'campaign/visuals', children: ['campaign/maps']},
            ],
          },
        ],
        [
          doc('campaign/index', 'Return of the Gate Watcher'),
          doc('campaign/story', 'Game Story'),
          doc('campaign/visuals', 'Maps and Visuals'),
          doc('campaign/maps', 'Maps'),
        ],
      ),
    ).toEqual([
      {
        type: 'category',
        label: 'Return of the Gate Watcher',
        link: {type: 'doc', id: 'campaign/index'},
        items: [
          {type: 'doc', id: 'campaign/story'},
          {
            type: 'category',
            label: 'Maps and Visuals',
            link: {type: 'doc', id: 'campaign/visuals'},
            items: [{type: 'doc', id: 'campaign/maps'}],
          },
        ],
      },
    ]);
  });

  it('appends undeclared pages by order and title, and leaves out those that opt out', () => {
    expect(
      toSidebarItems(
        ['calendar'],
        [
          doc('calendar', 'Calendar'),
          doc('orc', 'Orc', {index: false}),
          doc('tongues', 'Tongues'),
          doc('names', 'Names'),
          doc('first', 'First', {order: 1}),
          doc('last', 'Last', {order: -1}),
        ],
      ).map((item) => ('id' in item ? item.id : '')),
    ).toEqual(['calendar', 'first', 'names', 'tongues', 'last']);
  });

  it('gives a folder without a front page a catalogue at its address', () => {
    expect(
      toSidebarItems([], [doc('deep_isles/first', 'The First Isle')]),
    ).toEqual([
      {
        type: 'category',
        label: 'Deep Isles',
        link: {
          type: 'generated-index',
          slug: '/deep-isles/',
          title: 'Deep Isles',
        },
        items: [{type: 'doc', id: 'deep_isles/first'}],
      },
    ]);
  });
});
