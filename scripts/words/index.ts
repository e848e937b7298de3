import {join} from 'node:path';
import {readPages} from '../../plugins/pages/readPages';
import {contentAreas} from '../../src/site/contentAreas';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {reportOnDocuments} from './documentReport';
import {pressedDocuments} from './pressedDocuments';
import {describePage} from './describePage';
import {measure, formatReport} from './report';

const siteDir = join(__dirname, '../..');

const USAGE = 'npm run words [-- documents], by default on pages.';

/** Reports on all open pages. */
async function pageReport(): Promise<readonly string[]> {
  const open = contentAreas.filter(({locked}) => !locked);
  const pages = await Promise.all(
    open.map(({id}) => readPages(siteDir, `docs/${id}`)),
  );
  return formatReport(pages.flat().map(describePage).map(measure));
}

/** Prints a report on pages, or on the library's documents if requested. */
async function main(): Promise<void> {
  const {
    positionals: [of = 'pages'],
  } = readArguments({usage: USAGE, count: [0, 1]});
  if (!['pages', 'documents'].includes(of)) {
    throw new Error(`found "${of}", expected ${USAGE}`);
  }
  const report =
    of === 'documents'
      ? reportOnDocuments(await pressedDocuments(siteDir))
      : await pageReport();
  console.log(report.join('\n'));
}

void startCommand('words', main);
