import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import {contentAreas} from '../../src/site/contentAreas';
import {measure, reportOn, type WrittenPage} from './report';

const docsDir = join(__dirname, '../../docs');

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

async function main(): Promise<void> {
  const open = contentAreas.filter(({locked}) => !locked);
  const files = await Globby(
    open.map(({id}) => `${id}/**/[!_]*.{md,mdx}`),
    {cwd: docsDir},
  );
  const pages = await Promise.all(files.toSorted().map(writtenPage));
  console.log(reportOn(pages.map(measure)).join('\n'));
}

void main();
