import type {TreeNode} from '@engine/page-tree/treeNode';
import {composeDocument} from '../../../../../scripts/press/compose/composeDocument';
import type {PressDocument} from '../../../../../src/features/documents/lib/pressDocument';

const leaflet: PressDocument = {
  file: '/leaflet.pdf',
  series: 'peoples',
  chapters: [{page: 'leaflet'}],
};

/** Composes a leaflet whose page has some nodes. */
async function compose(...nodes: readonly TreeNode[]): Promise<string> {
  const {html} = await composeDocument(leaflet, 'a4', {
    readPage: (id) =>
      Promise.resolve({
        id,
        address: '/leaflet.html',
        title: 'Leaflet',
        description: 'A leaflet.',
        tree: {f: nodes},
      }),
    css: '.shared {}',
    joints: '.joint {}',
    site: {title: 'World', tagline: '', url: 'https://world.example'},
  });
  return html;
}

describe('the styles of a document', () => {
  const heading: TreeNode = ['m:h3', {id: 'petition'}, 'The petition'];
  const lead: TreeNode = ['p', 0, ['em', 0, 'Session 6.']];

  it('include those where parts meet if a paper is kept with its heading', async () => {
    const paper: TreeNode = ['blockquote', 0, 'a'.repeat(400)];
    await expect(compose(heading, lead, paper)).resolves.toContain('.joint {}');
  });

  it('are otherwise only the shared ones', async () => {
    const html = await compose(heading, lead, ['p', 0, 'a'.repeat(400)]);
    expect(html).toContain('.shared {}');
    expect(html).not.toContain('.joint {}');
  });
});
