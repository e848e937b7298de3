import {demoPlace} from '../../../../scripts/bench-site/lock';

describe('the locked page that is measured', () => {
  const entry = {
    id: 'lamp',
    hash: `$2b$12$${'a'.repeat(53)}`,
    kekSalt: `$2b$12$${'b'.repeat(22)}`,
    pub: 'cHVi',
    priv: 'cHVi',
  };
  const lockFile = (entries: readonly object[]): string =>
    JSON.stringify({
      version: 1,
      global: false,
      admin: {entries: []},
      paths: {'/secret': {hint: 'open up', entries}},
    });

  it('is the one with a published password', () => {
    expect(demoPlace(lockFile([{...entry, demo: true}]))).toEqual({
      path: '/secret/',
      password: 'open up',
    });
  });

  it('does not exist without such a password', () => {
    expect(() => demoPlace(lockFile([entry]))).toThrow(
      'found no demo entry with a hint',
    );
  });
});
