import {buildCrumbs} from '../../model/breadcrumbs';

const area = {
  label: 'Return of the Gate Watcher',
  href: '/return-of-the-gatewatcher/',
};
const page = {label: 'Maps', href: '/return-of-the-gatewatcher/maps.html'};

describe('the breadcrumb of a page', () => {
  it('leads from the area through the groups of its sidebar', () => {
    const group = {
      label: 'Maps and Visuals',
      href: '/return-of-the-gatewatcher/maps-and-visuals.html',
    };
    expect(
      buildCrumbs({area, page, sidebar: [group, {label: 'Maps'}]}),
    ).toEqual([area, group, {label: 'Maps'}]);
  });

  it.each([
    ['in no sidebar', null],
    ['in its sidebar as an overview', [{label: 'Overview'}]],
  ])('is the area alone for its front page %s', (_, sidebar) => {
    expect(buildCrumbs({area, sidebar, page: {...area}})).toEqual([area]);
  });
});
