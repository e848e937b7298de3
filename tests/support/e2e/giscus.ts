/** The repository for comments in the test build; it does not exist. */
export const giscus = {
  repo: 'orrameth/orrameth',
  repoId: 'R_test',
  category: 'Announcements',
  categoryId: 'DIC_test',
} as const;
