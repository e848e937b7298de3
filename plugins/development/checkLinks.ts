import {join} from 'node:path';
import {sheetModuleReader} from '../data-files/readSheetModule';
import {createLinkCheck} from './createLinkCheck';
import {readFighterModule} from '../fighters/readFighterModule';
import {parseWithoutFaults} from '../front-matter';
import {pageMarkdown} from '../markdown';
import {
  readNoLists,
  treeReader,
  type ReadPageTree,
  type TreeParts,
} from '../pages/treeReader';
import {spellModuleReader} from '../spell-catalogue/readSpellModule';
import {pageVocabulary} from '../../src/site/authorComponents';
import {lockedAreas} from '../../src/site/contentAreas';

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
