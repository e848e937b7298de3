import {findDerivationFaults} from '../../../../scripts/page-report/findDerivationFaults';

const derived = [
  {
    includes: (path: string) => path === 'rules/levels.csv',
    sources: ['static/rules.json', 'world/rules/'],
    command: 'npm run derive',
  },
];

describe('a sheet that a command writes (W2)', () => {
  it('is not changed by hand, and the author reads what to change', () => {
    expect(findDerivationFaults('static/rules/levels.csv', derived)).toEqual([
      'static/rules/levels.csv: found a sheet that "npm run derive" writes and would overwrite, expected a change of static/rules.json or world/rules/, and then "npm run derive".',
    ]);
  });

  it.each([
    'static/rules/other.csv',
    'docs/rules/levels.csv',
    'rules/levels.csv',
  ])('is not this one: %s', (path) => {
    expect(findDerivationFaults(path, derived)).toEqual([]);
  });
});
