import {
  pathOn,
  titleOn,
  type PaperName,
} from '../../../../../src/features/documents/lib/paper';

it.each<[PaperName, string, string]>([
  ['a4', '/Races/orc.pdf', 'Orc'],
  ['letter', '/Races/letter/orc.pdf', 'Orc (Letter)'],
])('a document on %s is at %s, and is called %s', (paper, path, title) => {
  expect(pathOn(paper, '/Races/orc.pdf')).toBe(path);
  expect(titleOn(paper, 'Orc')).toBe(title);
});
