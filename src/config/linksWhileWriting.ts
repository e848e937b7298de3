import {join} from 'node:path';
import {sheetModuleReader} from '../../plugins/data-files/readSheetModule';
import {createLinkCheck} from '../../plugins/development/createLinkCheck';
import {readFighterModule} from '../../plugins/fighters/readFighterModule';
import {parseWithoutFaults} from '../../plugins/front-matter';
import {pageMarkdown} from '../../plugins/markdown';
import {
  readNoLists,
  treeReader,
  type ReadPageTree,
  type TreeParts,
} from '../../plugins/pages/treeReader';
import {spellModuleReader} from '../../plugins/spell-catalogue/readSpellModule';
import {pageVocabulary} from '../site/authorComponents';
import {lockedAreas} from '../site/contentAreas';

/** Has broken links of all pages looked for while pages are written. */
export function checkLinks(siteDir: string) {
  return createLinkCheck({
    siteDir,
    createReader(pages) {
      const parts = {
        siteDir,
        parseFrontMatter: parseWithoutFaults,
        vocabulary: pageVocabulary,
        modules: [
          sheetModuleReader(siteDir),
          spellModuleReader(siteDir),
          readFighterModule,
          readNoLists,
        ],
        addresses: new Map(
          pages.map(({page, address}) => [`@site/${page.path}`, address]),
        ),
      };
      const createReader = (area: string, ownFolder?: string) =>
        treeReader({
          ...parts,
          markdown: pageMarkdown({siteDir, ownFolder}),
          contentPath: join(siteDir, 'docs', area),
        } satisfies TreeParts);
      const open = createReader('');
      const locked = new Map<string, ReadPageTree>(
        lockedAreas.map(({id}) => [id, createReader(id, id)]),
      );
      return (path) => (locked.get(path.split('/')[1] ?? '') ?? open)(path);
    },
  });
}
