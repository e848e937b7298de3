import {getPath, getTitle, type PaperName} from '../../model/paper';

it.each<[PaperName, string, string]>([
  ['a4', '/Races/orc.pdf', 'Orc'],
  ['letter', '/Races/letter/orc.pdf', 'Orc (Letter)'],
])('a document on %s is at %s, and is called %s', (paper, path, title) => {
  expect(getPath(paper, '/Races/orc.pdf')).toBe(path);
  expect(getTitle(paper, 'Orc')).toBe(title);
});
