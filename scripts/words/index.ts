import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {contentAreas} from '../../src/site/contentAreas';
import {reportOnDocuments} from './documentReport';
import {pressedDocuments} from './pressedDocuments';
import {readPage} from './readPage';
import {measure, reportOn} from './report';

const siteDir = join(__dirname, '../..');
const docsDir = join(siteDir, 'docs');

/** The report on all open pages. */
async function pageReport(): Promise<readonly string[]> {
  const open = contentAreas.filter(({locked}) => !locked);
  const files = await Globby(
    open.map(({id}) => `${id}/**/[!_]*.{md,mdx}`),
    {cwd: docsDir},
  );
  const pages = files.toSorted().map((file) => readPage(docsDir, file));
  return reportOn(pages.map(measure));
}

/** Reports on pages or, where that is asked for, on the documents of the library. */
async function main([of]: readonly string[]): Promise<void> {
  const report =
    of === 'documents'
      ? reportOnDocuments(await pressedDocuments(siteDir))
      : await pageReport();
  console.log(report.join('\n'));
}

void main(process.argv.slice(2));
