import {createHash} from 'node:crypto';
import type {Code, Paragraph, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {demoScripts} from '../code/model/codeDemo';
import {forAll, getPagePath} from './pageFaults';
import type {Options} from './staticLinks';
import {attribute, block, getLine, listBlocks, textAttribute} from './elements';

/** The languages of a demo, keyed by the name of the fence. */
const DEMO_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['html', 'html'],
  ['css', 'css'],
  ['js', 'js'],
  ['javascript', 'js'],
]);

/** Default tab titles by language. */
const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['css', 'CSS'],
  ['csv', 'CSV'],
  ['html', 'HTML'],
  ['js', 'JavaScript'],
  ['json', 'JSON'],
  ['md', 'Markdown'],
  ['ts', 'TypeScript'],
  ['yaml', 'YAML'],
]);

/**
 * Lists the code blocks of a component that may contain nothing else.
 *
 * @throws Error naming page, line, what was found, and what was expected.
 */
function listFences(holder: MdxJsxFlowElement, page: string): readonly Code[] {
  return holder.children.map((child) => {
    if (child.type !== 'code') {
      const line = getLine(child);
      throw new Error(
        `${page}:${line}: found ${child.type} in <${holder.name ?? ''}>, expected only code blocks.`,
      );
    }
    return child;
  });
}

function getLabel({lang, meta}: Code): string {
  const title = /\btitle="(?<title>[^"]+)"/.exec(meta ?? '')?.groups?.['title'];
  return title ?? LANGUAGE_NAMES.get(lang ?? '') ?? lang ?? 'Code';
}

/** A tab; without scripts, its title is above its code. */
function tab(code: Code): MdxJsxFlowElement {
  const label = getLabel(code);
  const name: Paragraph = {
    type: 'paragraph',
    children: [{type: 'text', value: label}],
  };
  return block(
    'TabItem',
    [attribute('value', label)],
    [
      block('div', [attribute('className', 'tab-name')], [name]),
      {...code, meta: null},
    ],
  );
}

function toTabs(holder: MdxJsxFlowElement, page: string): void {
  const id = textAttribute(holder, 'id');
  holder.children = listFences(holder, page).map(tab);
  holder.name = 'Tabs';
  holder.attributes = id === undefined ? [] : [attribute('groupId', id)];
}

/** Hashes the scripts of a demo for the content security policy. */
function hashScripts(js: string): string {
  return demoScripts(js)
    .map(
      (script) =>
        `sha256-${createHash('sha256').update(script).digest('base64')}`,
    )
    .join(' ');
}

function toDemo(holder: MdxJsxFlowElement, page: string): void {
  for (const {lang, value, position} of listFences(holder, page)) {
    const name = DEMO_LANGUAGES.get(lang ?? '');
    if (name === undefined) {
      throw new Error(
        `${page}:${position?.start.line ?? 1}: found the code language "${lang ?? 'none'}" in <CodeDemo>, expected html, css, or js.`,
      );
    }
    holder.attributes.push(attribute(name, value));
  }
  const js = textAttribute(holder, 'js') ?? '';
  holder.attributes.push(attribute('hashes', hashScripts(js)));
}

/** Turns the code blocks in `<CodeTabs>` and `<CodeDemo>` into tabs and demos. */
export default function codeParts({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const page = getPagePath(siteDir, file);
    const names = new Set(['CodeTabs', 'CodeDemo']);
    forAll(listBlocks(tree, names), (holder) => {
      if (holder.name === 'CodeTabs') {
        toTabs(holder, page);
      } else {
        toDemo(holder, page);
      }
    });
  };
}
