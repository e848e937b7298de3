import {
  findRoutes,
  type Route,
} from '../../../../../src/page/client/router/findRoutes';

const component = {};
const page = {path: '/rules/saves.html', exact: true, component};
const area = {path: '/rules', component, sidebar: 'rules', routes: [page]};
const lost = {path: '*', component};
const routes: readonly Route[] = [
  {path: '/', exact: true, component},
  {path: '/', component, routes: [area]},
  lost,
];

describe('the routes of a page', () => {
  it('lead from its area down to the page', () => {
    expect(findRoutes('/rules/saves.html', routes).slice(1)).toEqual([
      area,
      page,
    ]);
  });

  it('end where nothing below matches', () => {
    expect(findRoutes('/rules/none.html', routes).at(-1)).toBe(area);
  });

  it('are those of the not-found page where nothing else matches', () => {
    expect(findRoutes('/none.html', [lost])).toEqual([lost]);
    expect(findRoutes('/none.html', [page])).toEqual([]);
  });
});
