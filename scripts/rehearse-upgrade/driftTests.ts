/** Tests that compare the framework files which patches and overrides depend on. */
export const driftTests = [
  'tests/unit/plugins/framework-patches',
  'tests/unit/site/overrides',
  'tests/unit/site/internals',
];
