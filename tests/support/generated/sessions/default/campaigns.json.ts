export default [
  {
    id: 'gate',
    name: 'The Gate',
    sessions: 3,
    pages: [{to: '/gate/fall.html', session: 2}],
  },
  {id: 'lamp', name: 'The Lamp', sessions: 2, pages: []},
];
