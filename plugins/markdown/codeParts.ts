import {createHash} from 'node:crypto';
import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {demoScripts} from '../../src/features/code/lib/codeDemo';
import {forAll, getPagePath} from './pageFaults';
import type {Options} from './staticLinks';
import {textAttribute} from './textAttribute';

/** The languages of a demo, by the name of the fence. */
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

type Element = MdxJsxFlowElement;

function attribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

function element(name: string, part: Partial<Element>): Element {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: [],
    ...part,
  };
}

/**
 * Lists the code blocks of a component that may hold nothing else.
 *
 * @throws Error naming page, line, what was found and what was expected.
 */
function listFences(holder: Element, page: string): readonly Code[] {
  return holder.children.map((child) => {
    if (child.type !== 'code') {
      const line = child.position?.start.line ?? 1;
      throw new Error(
        `${page}:${line}: found ${child.type} in <${holder.name ?? ''}>, expected only code fences.`,
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
function tab(code: Code): Element {
  const label = getLabel(code);
  return element('TabItem', {
    attributes: [attribute('value', label)],
    children: [
      element('div', {
        attributes: [attribute('className', 'tab-name')],
        children: [
          {type: 'paragraph', children: [{type: 'text', value: label}]},
        ],
      }),
      {...code, meta: null},
    ],
  });
}

function toTabs(holder: Element, page: string): void {
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

function toDemo(holder: Element, page: string): void {
  for (const {lang, value, position} of listFences(holder, page)) {
    const name = DEMO_LANGUAGES.get(lang ?? '');
    if (name === undefined) {
      throw new Error(
        `${page}:${position?.start.line ?? 1}: found a fence in ${lang ?? 'no language'} in <CodeDemo>, expected html, css or js.`,
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
    const holders: Element[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      holders.push(element);
    });
    forAll(holders, (holder) => {
      if (holder.name === 'CodeTabs') {
        toTabs(holder, page);
      }
      if (holder.name === 'CodeDemo') {
        toDemo(holder, page);
      }
    });
  };
}
