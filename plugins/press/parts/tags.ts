import {element, type Attributes, type Markup} from '../markup';
import {nothing, textProp, type Part, type Props} from './part';

/** The context in which the tags of a page are rendered. */
export type Surroundings = {
  /** Origin of the site without a trailing slash. */
  readonly origin: string;
  /** Address of the page. */
  readonly address: string;
  /** How many levels headings are lowered. */
  readonly depth: number;
  /** A prefix for all anchors of the page, which makes them unique in the document. */
  readonly prefix: string;
  /** Anchors of the pages in the same document, by address. */
  readonly inside: ReadonlyMap<string, string>;
};

/** Attributes that also apply in print, by their names in props. */
const KEPT: Readonly<Record<string, string>> = {
  className: 'class',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  scope: 'scope',
  start: 'start',
  lang: 'lang',
  encoding: 'encoding',
  xmlns: 'xmlns',
  display: 'display',
  fence: 'fence',
};

/** Returns the attributes of a tag that apply in print. */
function getAttributes(props: Props): Attributes {
  const kept = Object.entries(props).flatMap(([name, value]) => {
    const attribute = KEPT[name];
    return attribute === undefined ? [] : [[attribute, value] as const];
  });
  const {textAlign} = (props['style'] ?? {}) as {readonly textAlign?: string};
  const style = textAlign && `text-align: ${textAlign}`;
  return {...(Object.fromEntries(kept) as Attributes), style};
}

export function plainTag(name: string, {prefix}: Surroundings): Part {
  return (props, content) => {
    const id = textProp(props, 'id');
    const attributes = {...getAttributes(props), ...(id && {id: prefix + id})};
    return element(name, attributes, content);
  };
}

/** A heading, lowered to fit its place in the document. */
export function heading(level: number, surroundings: Surroundings): Part {
  return plainTag(`h${Math.min(6, level + surroundings.depth)}`, surroundings);
}

/** Resolves a link: to a part of the same document, or else to the site. */
export function getTarget(
  href: string,
  {origin, address, prefix, inside}: Surroundings,
): string {
  const path = href.replace(/^pathname:\/\//, '');
  if (path.startsWith('#')) {
    return `#${prefix}${path.slice(1)}`;
  }
  if (!path.startsWith('/')) {
    return new URL(path, `${origin}${address}`).href;
  }
  const [page = '', hash] = path.split('#');
  const anchor = inside.get(page);
  if (anchor === undefined) {
    return `${origin}${path}`;
  }
  return hash === undefined ? `#${anchor}` : `#${anchor}-${hash}`;
}

/** A link; back-references of footnotes are left out. */
export function link(surroundings: Surroundings): Part {
  return (props, content) =>
    'data-footnote-backref' in props
      ? nothing
      : element(
          'a',
          {href: getTarget(textProp(props, 'href'), surroundings)},
          content,
        );
}

/** An image with its alternative text. */
export function picture(props: Props): Markup {
  const [src, alt] = [textProp(props, 'src'), textProp(props, 'alt')];
  return element('img', {src, alt, class: 'picture'});
}

export function admonition(props: Props, content: Markup): Markup {
  const title = textProp(props, 'title');
  return element(
    'aside',
    {class: 'box'},
    title === '' ? null : element('p', {class: 'box-title'}, title),
    content,
  );
}

/** A check box of a task list. */
export function checkbox(props: Props): Markup {
  return element('span', {
    class: props['checked'] === true ? 'tick ticked' : 'tick',
    role: 'img',
    'aria-label': props['checked'] === true ? 'done' : 'to do',
  });
}

/** A tab, printed as a section with its label. */
export function tab(props: Props, content: Markup): Markup {
  const label = textProp(props, 'label') || textProp(props, 'value');
  return element('section', {}, element('p', {class: 'tab'}, label), content);
}

/** The label of a collapsed passage, without its spoiler warning. */
export function summary(_: Props, {html}: Markup): Markup {
  return element('p', {class: 'tab'}, {html: html.replace(/^Spoiler: /, '')});
}
