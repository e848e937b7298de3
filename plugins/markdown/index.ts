import remarkMath from 'remark-math';
import {authorModules, pageVocabulary} from '../features/authorComponents';
import {collect} from '../features/collect';
import checkBoxes from './checkBoxes';
import checkElements from './checkElements';
import checkExpressions from './checkExpressions';
import checkFormulas from './checkFormulas';
import checkPictures from './checkPictures';
import checkReferences from './checkReferences';
import codeParts from './codeParts';
import describePdfs from './describePdfs';
import deferBelowFold from './deferBelowFold';
import highlightCode from './highlightCode';
import importAssets from './importAssets';
import importComponents from './importComponents';
import importSheets from './importSheets';
import includeMarkdown from './includeMarkdown';
import knownComponents from './knownComponents';
import labelTables from './labelTables';
import labelTasks from './labelTasks';
import linkCopies, {type Options as CopyOptions} from './linkCopies';
import linkMentions from './linkMentions';
import listMentions from './listMentions';
import {keepGoing, type Step} from './keepGoing';
import listPages from './listPages';
import markDocuments from './markDocuments';
import markLaterPage from './markLaterPage';
import markSessions, {type Options as SessionOptions} from './markSessions';
import nameDocuments, {type Options as DocumentOptions} from './nameDocuments';
import ownFiles from './ownFiles';
import refuseFaults from './pageFaults';
import placeDownloads from './placeDownloads';
import rollDice from './rollDice';
import describeMarkup from './describeMarkup';
import showAlerts from './showAlerts';
import showExamples from './showExamples';
import showPictures from './showPictures';
import spoilers from './spoilers';
import staticLinks from './staticLinks';
import veilBackgrounds from './veilBackgrounds';
import writeMath from './writeMath';

type Options = CopyOptions &
  DocumentOptions &
  SessionOptions & {
    /** Whether the first screen of a page is shown before the rest; off by default, as for print. */
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
  const steps: readonly Step[] = [
    [describeMarkup, options],
    [showExamples, options],
    [checkBoxes, options],
    [checkReferences, options],
    [checkFormulas, options],
    [checkElements, options],
    [checkExpressions, options],
    [showAlerts, options],
    [includeMarkdown, options],
    [ownFiles, options],
    ...collect('markdown').map((step): Step => [step, options]),
    [codeParts, options],
    spoilers,
    [markSessions, options],
    [rollDice, options],
    [linkMentions, options],
    [nameDocuments, options],
    [markDocuments, options],
    [listMentions, options],
    [linkCopies, options],
    [checkPictures, options],
    showPictures,
    [staticLinks, options],
    placeDownloads,
    [importSheets, options],
    [veilBackgrounds, options],
    [describePdfs, options],
    [importAssets, options],
    [listPages, options],
    [markLaterPage, options],
    // Runs last, after other plugins have replaced components.
    [knownComponents, {...options, components}],
    [importComponents, {modules: authorModules}],
  ];
  return {
    beforeDefaultRemarkPlugins: [...steps.map(keepGoing), refuseFaults],
    // A single dollar sign means money.
    remarkPlugins: [[remarkMath, {singleDollarTextMath: false}]],
    rehypePlugins: [
      [writeMath, options],
      highlightCode,
      labelTasks,
      ...(options.onPaper === true ? [] : [labelTables]),
      ...(options.inParts === true ? [deferBelowFold] : []),
    ],
  };
}
