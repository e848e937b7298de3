/** Routes of a small site, nested in areas as docs instances nest them. */
const routes = [
  {path: '/404.html', exact: true},
  {path: '/', exact: true},
  {
    path: '/prime-almanac',
    routes: [
      {path: '/prime-almanac/', exact: true},
      {path: '/prime-almanac/central.html', exact: true},
    ],
  },
  {path: '*'},
];

export default routes;
