import {join} from 'node:path';
import {readPages} from '../../plugins/pages/readPages';
import {contentAreas} from '../../src/site/contentAreas';
import {reportOnDocuments} from './documentReport';
import {pressedDocuments} from './pressedDocuments';
import {describePage} from './describePage';
import {measure, formatReport} from './report';

const siteDir = join(__dirname, '../..');

/** Reports on all open pages. */
async function pageReport(): Promise<readonly string[]> {
  const open = contentAreas.filter(({locked}) => !locked);
  const pages = await Promise.all(
    open.map(({id}) => readPages(siteDir, `docs/${id}`)),
  );
  return formatReport(pages.flat().map(describePage).map(measure));
}

/** Prints a report on pages, or on the library's documents if requested. */
async function main([of]: readonly string[]): Promise<void> {
  const report =
    of === 'documents'
      ? reportOnDocuments(await pressedDocuments(siteDir))
      : await pageReport();
  console.log(report.join('\n'));
}

void main(process.argv.slice(2));
