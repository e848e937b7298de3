import remarkMath from 'remark-math';
import {authorModules, pageVocabulary} from '../../src/site/authorComponents';
import codeParts from './codeParts';
import describePdfs from './describePdfs';
import deferBelowFold from './deferBelowFold';
import fillEncounters from './fillEncounters';
import highlightCode from './highlightCode';
import importAssets from './importAssets';
import importComponents from './importComponents';
import importSheets from './importSheets';
import importSpells from './importSpells';
import includeMarkdown from './includeMarkdown';
import knownComponents from './knownComponents';
import labelTables from './labelTables';
import labelTasks from './labelTasks';
import linkMentions from './linkMentions';
import listMentions from './listMentions';
import listPages from './listPages';
import nameDocuments, {type Options as DocumentOptions} from './nameDocuments';
import ownFiles from './ownFiles';
import rollDice from './rollDice';
import describeMarkup from './describeMarkup';
import showExamples from './showExamples';
import showPictures from './showPictures';
import spoilers from './spoilers';
import staticLinks from './staticLinks';
import veilBackgrounds from './veilBackgrounds';
import writeMath from './writeMath';

type Options = DocumentOptions & {
  /** Whether content below the first screen is deferred; false by default, as on paper. */
  readonly inParts?: boolean;
  /** Whether the page is for print, which keeps tables as they are written. */
  readonly onPaper?: boolean;
};

/** Components that pages use without an import; `Head` and `DeferredContent` come from the theme. */
const components = [
  ...pageVocabulary.everywhere,
  ...Object.keys(pageVocabulary.imported),
  'DeferredContent',
  'Head',
];

/** Lists the Markdown plugins in order; those that add Markdown come first. */
export function pageMarkdown(options: Options) {
  return {
    beforeDefaultRemarkPlugins: [
      [describeMarkup, options],
      [showExamples, options],
      [includeMarkdown, options],
      [ownFiles, options],
      [codeParts, options],
      spoilers,
      [rollDice, options],
      [linkMentions, options],
      [nameDocuments, options],
      [listMentions, options],
      [showPictures, options],
      [staticLinks, options],
      [importSheets, options],
      [importSpells, options],
      [fillEncounters, options],
      [veilBackgrounds, options],
      [describePdfs, options],
      [importAssets, options],
      [listPages, options],
      // Runs last, after other plugins have replaced components.
      [knownComponents, {...options, components}],
      [importComponents, {modules: authorModules}],
    ],
    remarkPlugins: [remarkMath],
    rehypePlugins: [
      writeMath,
      highlightCode,
      labelTasks,
      ...(options.onPaper === true ? [] : [labelTables]),
      ...(options.inParts === true ? [deferBelowFold] : []),
    ],
  };
}
