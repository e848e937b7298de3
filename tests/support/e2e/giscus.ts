/** The repository that the build of the tests keeps its comments in; it exists only here. */
export const giscus = {
  repo: 'orrameth/orrameth',
  repoId: 'R_test',
  category: 'Announcements',
  categoryId: 'DIC_test',
} as const;
