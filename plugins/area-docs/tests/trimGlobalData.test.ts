import {trimGlobalData} from '../trimGlobalData';

describe('what an area publishes to every page', () => {
  it('is everything but the list of its pages', () => {
    expect(
      trimGlobalData({
        path: '/prime-almanac',
        breadcrumbs: true,
        versions: [
          {
            name: 'current',
            isLast: true,
            docs: [{id: 'central'}, {id: 'torosia'}],
          },
        ],
      }),
    ).toEqual({
      path: '/prime-almanac',
      breadcrumbs: true,
      versions: [{name: 'current', isLast: true, docs: []}],
    });
  });

  it.each([undefined, null, 'text', 7, {}, {versions: 'none'}])(
    'is %p unchanged, if that is no list of pages',
    (data) => {
      expect(trimGlobalData(data)).toBe(data);
    },
  );
});
