import type {Html, Image, Link, Nodes, Root} from 'mdast';
import {readMarkdownText, type FindTarget} from '../links';
import type {TakenPage} from '../read/takenPage';
import {writeMarkdown} from '../twins/writeMarkdown';

/** What all notes of a vault share. */
export type Vault = {
  /** The name of each note, by the address of its page. */
  readonly names: ReadonlyMap<string, string>;
  readonly findTarget: FindTarget;
  /** Origin and base path of the site, with a slash at the end. */
  readonly root: string;
  /** Whether a path of the site is a picture that the vault contains. */
  readonly hasPicture: (path: string) => boolean;
};

/** The folder of pictures in a vault. */
export const PICTURES = 'Pictures';

/** Signs that end a wikilink, or separate its parts. */
const RESERVED = /[#^[\]|]/g;

function clean(text: string): string {
  return text.replaceAll(RESERVED, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Returns a wikilink to a note, or undefined if an address does not lead to one. */
function writeWikilink(
  {url, text}: {readonly url: string; readonly text: string},
  {names, findTarget}: Vault,
): string | undefined {
  const target = findTarget(url);
  const name = target.kind === 'page' && names.get(target.page.address);
  if (target.kind !== 'page' || name === false || name === undefined) {
    return undefined;
  }
  const heading =
    target.heading === undefined ? '' : `#${clean(target.heading.text)}`;
  return `[[${name}${heading}|${clean(text)}]]`;
}

/** Returns the path of a picture in a vault, or undefined if it is not there. */
function findPicture(
  address: string,
  {findTarget, hasPicture}: Vault,
): string | undefined {
  const target = findTarget(address);
  return target.kind === 'file' && hasPicture(target.path)
    ? `${PICTURES}${decodeURI(target.path)}`
    : undefined;
}

/** Returns the address that a link outside the vault leads to. */
function writeOutside(url: string, {root}: Vault): string {
  return url.startsWith('/') && !url.startsWith('//')
    ? `${root}${url.slice(1)}`
    : url;
}

/** Turns a link or picture into what a vault has for it; undefined if that is a usual link. */
function convertLink(node: Nodes, vault: Vault): string | undefined {
  if (node.type === 'link') {
    return writeWikilink({url: node.url, text: readMarkdownText(node)}, vault);
  }
  if (node.type === 'image') {
    const picture = findPicture(node.url, vault);
    return picture && `![[${picture}|${clean(node.alt ?? '')}]]`;
  }
  return undefined;
}

/** Makes the label of a callout the form that vaults know. */
function labelCallout(node: Nodes): void {
  if (node.type !== 'blockquote') {
    return;
  }
  const kind = node.data?.hProperties?.['dataCallout'];
  const [label] = node.children;
  if (typeof kind === 'string' && label?.type === 'paragraph') {
    const value = `[!${kind}] ${readMarkdownText(label)}`;
    node.children[0] = {type: 'paragraph', children: [{type: 'html', value}]};
  }
}

/** Whether only the site has what a link leads to, such as a spoiler. */
function isOnSite(node: Nodes): boolean {
  return (
    node.type === 'link' && node.data?.hProperties?.['dataOnSite'] === true
  );
}

/** Whether a link is in a table, and which page it is on. */
type Place = {readonly page: TakenPage; readonly isInTable: boolean};

/** Replaces a link or picture, or leads it out of the vault. */
function linkNode(
  node: Link | Image,
  place: Place,
  vault: Vault,
): Html | Nodes {
  const onSite = isOnSite(node);
  const value = onSite ? undefined : convertLink(node, vault);
  if (value === undefined) {
    const url = onSite ? place.page.address : node.url;
    return {...node, url: writeOutside(url, vault)};
  }
  return {
    type: 'html',
    value: place.isInTable ? value.replaceAll('|', String.raw`\|`) : value,
  };
}

/** Replaces links and pictures below a node by those of a vault. */
function linkNotes(node: Nodes, place: Place, vault: Vault): Nodes {
  labelCallout(node);
  const isLink = node.type === 'link' || node.type === 'image';
  const linked = isLink ? linkNode(node, place, vault) : node;
  if ('children' in linked) {
    const isInTable = place.isInTable || linked.type === 'table';
    const children = linked.children.map((child) =>
      linkNotes(child, {...place, isInTable}, vault),
    );
    Object.assign(linked, {children});
  }
  return linked;
}

/** Writes the note of a page: its title is its name, its links lead to notes. */
export function writeNote(page: TakenPage, vault: Vault): string {
  const content: Root = structuredClone(page.content);
  linkNotes(content, {page, isInTable: false}, vault);
  const children = content.children.filter(
    (node) => node.type !== 'heading' || node.depth !== 1,
  );
  return writeMarkdown(
    {
      aliases: page.aliases,
      tags: page.tags.map((tag) => tag.replaceAll(/\s+/g, '-')),
      description: page.description,
      url: writeOutside(page.address, vault),
    },
    {type: 'root', children},
  );
}
