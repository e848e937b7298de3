import type {Vocabulary} from '@engine/page-tree/checkTree';
import {everywhereComponents, importedModules} from './authorComponents';

/** What locked pages may hold besides plain tags. */
export const sealedVocabulary: Vocabulary = {
  components: new Set<string>([
    ...everywhereComponents,
    ...Object.keys(importedModules),
  ]),
  themed: new Set(['admonition', 'mermaid']),
};
