import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import {contentAreas} from '../../src/site/contentAreas';
import {reportOnDocuments} from './documentReport';
import {pressedDocuments} from './pressedDocuments';
import {measure, reportOn, type WrittenPage} from './report';

const siteDir = join(__dirname, '../..');
const docsDir = join(siteDir, 'docs');

async function writtenPage(file: string): Promise<WrittenPage> {
  const filePath = join(docsDir, file);
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
  });
  const {tag} = frontMatter;
  return {
    page: file.replace(/\.mdx?$/, ''),
    markdown: content,
    tags: Array.isArray(tag) ? tag.map(String) : [],
  };
}

/** The report on all open pages. */
async function pageReport(): Promise<readonly string[]> {
  const open = contentAreas.filter(({locked}) => !locked);
  const files = await Globby(
    open.map(({id}) => `${id}/**/[!_]*.{md,mdx}`),
    {cwd: docsDir},
  );
  const pages = await Promise.all(files.toSorted().map(writtenPage));
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
