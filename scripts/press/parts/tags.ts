import {element, type Attributes, type Markup} from '../markup';
import {nothing, textProp, type Part, type Props} from './part';

/** What the press must know to set the tags of a page. */
export type Surroundings = {
  /** Origin of the site, without a slash at the end. */
  readonly origin: string;
  /** Address of the page that is set. */
  readonly address: string;
  /** How many levels headings are below those of the site. */
  readonly depth: number;
  /** Stands before every anchor of the page, so that no two pages of a document share one. */
  readonly prefix: string;
  /** The anchors of the pages of the same document, by address. */
  readonly inside: ReadonlyMap<string, string>;
};

/** Attributes that say the same on paper, by the name that Markdown gives them. */
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

function getStyle(value: unknown): string | undefined {
  const align =
    typeof value === 'object' && value !== null && 'textAlign' in value
      ? value.textAlign
      : undefined;
  return typeof align === 'string' ? `text-align: ${align}` : undefined;
}

/** The attributes of a tag that paper keeps. */
function getAttributes(props: Props): Attributes {
  const kept = Object.entries(KEPT).map(([name, attribute]) => {
    const value = props[name];
    return [
      attribute,
      typeof value === 'number' ? value : textProp(props, name) || undefined,
    ] as const;
  });
  return {...Object.fromEntries(kept), style: getStyle(props['style'])};
}

/** A tag of Markdown, as it is. */
export function plainTag(name: string, {prefix}: Surroundings): Part {
  return (props, content) => {
    const id = textProp(props, 'id');
    return element(
      name,
      {...getAttributes(props), id: id === '' ? undefined : prefix + id},
      content,
    );
  };
}

/** A heading, lowered by the level of its page in the document. */
export function heading(level: number, surroundings: Surroundings): Part {
  return plainTag(`h${Math.min(6, level + surroundings.depth)}`, surroundings);
}

/** Where a link leads from a document: to a part of it, or to the site; nowhere where it is a file of the site. */
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

/** A link: of footnotes the sign alone, as paper is turned by hand. */
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

/** A picture of the site, with its words for those who cannot see it. */
export function picture(props: Props): Markup {
  const [src, alt] = [textProp(props, 'src'), textProp(props, 'alt')];
  return element('img', {src, alt, class: 'picture'});
}

/** A box beside the text. */
export function admonition(props: Props, content: Markup): Markup {
  const title = textProp(props, 'title');
  return element(
    'aside',
    {class: 'box'},
    title === '' ? null : element('p', {class: 'box-title'}, title),
    content,
  );
}

/** A box to tick. */
export function checkbox(props: Props): Markup {
  return element('span', {
    class: props['checked'] === true ? 'tick ticked' : 'tick',
    role: 'img',
    'aria-label': props['checked'] === true ? 'done' : 'to do',
  });
}

/** A tab, which paper shows under its name. */
export function tab(props: Props, content: Markup): Markup {
  const label = textProp(props, 'label') || textProp(props, 'value');
  return element('section', {}, element('p', {class: 'tab'}, label), content);
}
