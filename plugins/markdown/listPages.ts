import {readFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {
  DEFAULT_DEPTH,
  catalogueOf,
  siteAddress,
  type CatalogueLine,
  type CataloguePage,
  type CatalogueRequest,
} from '../../src/lib/catalogue';
import {areaById} from '../../src/site/contentAreas';
import type {Options} from './staticLinks';
import {textAttribute} from './textAttribute';

type FrontMatter = Readonly<Record<string, unknown>>;

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** What a catalogue must know of a page, from its path below docs/ and what stands at its top. */
function cataloguePage(path: string, frontMatter: FrontMatter): CataloguePage {
  const {title, shortTitle, slug, description, icon, order, index} =
    frontMatter;
  return {
    id: path.replace(/\.mdx?$/, ''),
    title: text(shortTitle) ?? text(title) ?? path,
    href:
      typeof slug === 'string'
        ? `/${path.split('/', 1).join('')}${slug}`
        : siteAddress(path),
    description: text(description),
    icon: text(icon) ?? areaById(path.split('/', 1).join(''))?.icon,
    order: typeof order === 'number' ? order : undefined,
    index: index !== false,
  };
}

async function pagesBelow(
  siteDir: string,
  folder: string,
): Promise<readonly CataloguePage[]> {
  const docs = join(siteDir, 'docs');
  const paths = await Globby(`${folder}/**/[!_]*.{md,mdx}`, {cwd: docs});
  return Promise.all(
    paths.map(async (path) => {
      const filePath = join(docs, path);
      const fileContent = await readFile(filePath, 'utf8');
      const parsed = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
      return cataloguePage(path, parsed.frontMatter);
    }),
  );
}

/** A line of a catalogue as the component that shows it. */
function entryElement(line: CatalogueLine): MdxJsxFlowElement {
  const {title, href, description, icon, children} = line;
  const shown = Object.entries({title, href, description, icon});
  return {
    type: 'mdxJsxFlowElement',
    name: 'CatalogueEntry',
    attributes: shown.flatMap(([name, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
    ),
    children: children.map(entryElement),
  };
}

/** Which pages a catalogue asks for: those of the folder of its page where it does not say. */
function requestOf(element: MdxJsxFlowElement, page: string): CatalogueRequest {
  const self = page.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const folder =
    textAttribute(element, 'folder') ?? self.replace(/\/[^/]*$/, '');
  return {
    self,
    folder: folder.replaceAll(/^\/|\/$/g, ''),
    depth: Number(textAttribute(element, 'depth') ?? DEFAULT_DEPTH),
  };
}

/**
 * Fills each `<Catalogue>` with the pages below a folder, so that a page ships the
 * lines that it shows and no others.
 */
export default function listPages({siteDir}: Options): Transformer<Root> {
  return async (tree, file) => {
    const catalogues: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === 'Catalogue') {
        catalogues.push(element);
      }
    });
    const page = relative(siteDir, file.path).split(sep).join('/');
    await Promise.all(
      catalogues.map(async (element) => {
        const request = requestOf(element, page);
        const pages = await pagesBelow(siteDir, request.folder);
        const lines = catalogueOf(pages, request);
        if (lines.length === 0) {
          throw new Error(
            `${page}:${element.position?.start.line ?? 1}: <Catalogue> found no page below docs/${request.folder} to a depth of ${request.depth}, expected at least one.`,
          );
        }
        element.attributes = [];
        element.children = lines.map(entryElement);
      }),
    );
  };
}
