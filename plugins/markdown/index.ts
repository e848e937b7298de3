import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {authorModules} from '../../src/site/authorComponents';
import codeParts from './codeParts';
import describePdfs from './describePdfs';
import deferBelowFold from './deferBelowFold';
import highlightCode from './highlightCode';
import importAssets from './importAssets';
import importComponents from './importComponents';
import importSheets from './importSheets';
import importSpells from './importSpells';
import includeMarkdown from './includeMarkdown';
import labelTasks from './labelTasks';
import linkMentions from './linkMentions';
import listMentions from './listMentions';
import listPages from './listPages';
import nameDocuments, {type Options as DocumentOptions} from './nameDocuments';
import ownFiles from './ownFiles';
import rollDice from './rollDice';
import showExamples from './showExamples';
import showPictures from './showPictures';
import spoilers from './spoilers';
import staticLinks from './staticLinks';
import veilBackgrounds from './veilBackgrounds';

type Options = DocumentOptions & {
  /** Whether readers who come to a page see its first screen before the rest is drawn; not where absent, as on paper. */
  readonly inParts?: boolean;
};

/** Formulas are markup that browsers draw themselves, so no font or style is sent for them. */
const mathAsMarkup = {output: 'mathml', throwOnError: true, strict: 'error'};

/** What is done to the Markdown of every page, in this order: what brings in more Markdown comes first. */
export function pageMarkdown(options: Options) {
  return {
    beforeDefaultRemarkPlugins: [
      [showExamples, options],
      [includeMarkdown, options],
      [ownFiles, options],
      [codeParts, options],
      spoilers,
      [rollDice, options],
      [linkMentions, options],
      [nameDocuments, options],
      [listMentions, options],
      showPictures,
      [staticLinks, options],
      [importSheets, options],
      [importSpells, options],
      [veilBackgrounds, options],
      [describePdfs, options],
      [importAssets, options],
      [listPages, options],
      [importComponents, {modules: authorModules}],
    ],
    remarkPlugins: [remarkMath],
    rehypePlugins: [
      [rehypeKatex, mathAsMarkup],
      highlightCode,
      labelTasks,
      ...(options.inParts === true ? [deferBelowFold] : []),
    ],
  };
}
