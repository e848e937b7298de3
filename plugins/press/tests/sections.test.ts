import {chosenSections} from '../sections';
import type {TreeNode} from '../../lock/tree/tree';

const heading = (level: 2 | 3, id: string): TreeNode => [
  `m:h${level}`,
  {id},
  id,
];
const words = (text: string): TreeNode => ['p', 0, text];

const page: TreeNode = {
  f: [
    words('first'),
    heading(2, 'life'),
    words('of life'),
    heading(3, 'birth'),
    words('of birth'),
    heading(2, 'files'),
    ['c:AssetList', 0],
    heading(2, 'see-also'),
    words('elsewhere'),
    heading(2, 'on-paper'),
    words('this page'),
  ],
};

const listIds = (
  cut: Parameters<typeof chosenSections>[1],
): readonly string[] => chosenSections(page, cut).map(({id}) => id);

describe('the part of a page in a document', () => {
  it('is everything except links to read on, lists of files, and the document itself', () => {
    expect(listIds({})).toEqual(['opening', 'life']);
  });

  it('leaves out passages for the game master only, and keeps all around them', () => {
    const covered: TreeNode = {
      f: [
        heading(2, 'hooks'),
        words('open'),
        heading(3, 'for-the-game-master'),
        words('covered'),
        heading(3, 'after'),
        words('open again'),
      ],
    };
    expect(chosenSections(covered, {}).flatMap(({nodes}) => nodes)).toEqual([
      heading(2, 'hooks'),
      words('open'),
      heading(3, 'after'),
      words('open again'),
    ]);
  });

  it('leaves out excluded sections', () => {
    expect(listIds({without: ['life']})).toEqual(['opening']);
  });

  it('is only a named section or part, if one is given', () => {
    expect(listIds({only: ['life']})).toEqual(['life']);
    const [birth] = chosenSections(page, {only: ['birth']});
    expect(birth?.nodes).toEqual([heading(3, 'birth'), words('of birth')]);
  });

  it('has no heading if the title is the same', () => {
    const [birth] = chosenSections(page, {only: ['birth'], headless: true});
    expect(birth?.nodes).toEqual([words('of birth')]);
  });

  it('cannot be a section that the page does not have', () => {
    expect(() => listIds({only: ['death']})).toThrow(
      'found no section "death", expected one of opening, life, birth, files, see-also, on-paper.',
    );
    expect(() => listIds({without: ['death']})).toThrow('"death"');
  });
});
