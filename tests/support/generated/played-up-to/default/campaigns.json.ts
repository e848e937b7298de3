export default [
  {id: 'gate', name: 'The Gate', sessions: 3},
  {id: 'lamp', name: 'The Lamp', sessions: 2},
];
