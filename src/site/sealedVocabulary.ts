import type {Vocabulary} from '../lib/lock/checkTree';
import {everywhereComponents, importedComponents} from './pageComponents';

/** What locked pages may hold beside plain tags. */
export const sealedVocabulary: Vocabulary = {
  components: new Set<string>([...everywhereComponents, ...importedComponents]),
  themed: new Set(['admonition', 'mermaid']),
};
