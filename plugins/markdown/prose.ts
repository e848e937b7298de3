import {posix} from 'node:path';
import type {Nodes, Parents, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {siteAddress} from '../navigation/model/catalogue';
import {isElement, isLabel} from './elements';

/** A text that may contain mentions. */
export type Prose = {
  readonly node: Text;
  readonly parent: Parents;
};

/** A part of a page from one second-level heading to the next. */
export type Section = {
  readonly prose: Prose[];
  /** The pages to which its author links. */
  readonly linked: Set<string>;
};

/** Nodes in which mentions are not linked: names of things, and spoilers. */
const CLOSED: ReadonlySet<string> = new Set([
  'heading',
  'link',
  'linkReference',
  'definition',
  'footnoteDefinition',
]);

/** Components whose content is not linked. */
const CLOSED_ELEMENTS: ReadonlySet<string> = new Set([
  'a',
  'summary',
  'BackgroundParagraph',
  'Spoiler',
]);

function isSpoiler(node: Nodes): boolean {
  if (node.type === 'textDirective' || node.type === 'containerDirective') {
    return node.name === 'spoiler';
  }
  return (
    node.type === 'mdxJsxFlowElement' &&
    node.attributes.some(({value}) => value === 'spoiler')
  );
}

function isClosedElement(node: Nodes): boolean {
  return isElement(node) && CLOSED_ELEMENTS.has(node.name ?? '');
}

/** Whether a node is the title of an admonition, or a summary. */
function isTitle(node: Nodes): boolean {
  return (
    isLabel(node) ||
    (node.type === 'paragraph' && node.data?.hName === 'summary')
  );
}

function isClosed(node: Nodes): boolean {
  return (
    CLOSED.has(node.type) ||
    isClosedElement(node) ||
    isTitle(node) ||
    isSpoiler(node)
  );
}

/** The address of a link, without query and hash. */
export function linkedAddress(url: string, path: string): string {
  const target = url.replace(/[?#].*$/, '');
  if (!/\.mdx?$/.test(target)) {
    return target;
  }
  const file = posix.join(posix.dirname(path), target);
  return siteAddress(file.replace(/^docs\//, ''));
}

/**
 * Splits a page into sections, with the texts that may contain mentions.
 *
 * @param path of the page, from the root of the project.
 */
export function splitSections(tree: Root, path: string): readonly Section[] {
  let section: Section = {prose: [], linked: new Set()};
  const sections = [section];
  visit(tree, (node, _, parent) => {
    if (node.type === 'heading' && node.depth === 2) {
      section = {prose: [], linked: new Set()};
      sections.push(section);
    } else if (node.type === 'link' || node.type === 'definition') {
      section.linked.add(linkedAddress(node.url, path));
    } else if (node.type === 'text' && parent !== undefined) {
      section.prose.push({node, parent});
    }
    return isClosed(node) ? SKIP : undefined;
  });
  return sections;
}
