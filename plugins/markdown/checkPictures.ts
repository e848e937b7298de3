import {readdirSync} from 'node:fs';
import {dirname} from 'node:path';
import type {Image, ImageReference, Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {isPictureEnding, pictureEndings} from '../assets/model/fileKind';
import {nearest} from '../../src/shared/model/nearest';
import {faultNoter, type PageFault} from './pageFaults';
import {isOwnPicture, listDefinitions} from './showPictures';
import {isStaticFile} from './staticFiles';
import type {Options} from './staticLinks';
import {
  findAttribute,
  getLine,
  isElement,
  textAttribute,
  type PageElement,
} from './elements';

/** A picture as its author wrote it. */
type Written = {
  readonly node: Image | ImageReference | PageElement;
  readonly url: string;
};

type Described = Omit<PageFault, 'line'>;

/** Whether a text is missing or blank. */
function isSilent(words: string | null | undefined): boolean {
  return (words ?? '').trim() === '';
}

/** Whether an element has an alternative text; expressions are trusted. */
function hasAlt(element: PageElement): boolean {
  const alt = findAttribute(element, 'alt')?.value ?? '';
  return typeof alt !== 'string' || !isSilent(alt);
}

/** Describes a picture without alternative text, which index.csv provides for files under static/. */
function checkAlt({node, url}: Written): readonly Described[] {
  const isElement = 'attributes' in node;
  const isMute = isElement ? !hasAlt(node) : isSilent(node.alt);
  return isMute && !isOwnPicture(url)
    ? [
        {
          found: 'a picture without alternative text',
          expected: `a description ${isElement ? 'in alt="…"' : 'between the brackets: ![…](…)'}`,
        },
      ]
    : [];
}

/**
 * Describes a picture beside its page that is missing, or that is in a form that the build ignores.
 */
function checkBeside({node, url}: Written, page: string): readonly Described[] {
  if ('attributes' in node) {
    return [
      {
        found: `<${node.name ?? ''} src="${url}">`,
        expected: `![…](./${url.replace(/^\.\//, '')})`,
      },
    ];
  }
  const folder = dirname(page);
  if (isStaticFile(folder, url)) {
    return [];
  }
  const close = nearest(
    url,
    readdirSync(folder).map((name) => `./${name}`),
  );
  return [
    {
      found: `"${url}"`,
      expected: `a picture beside the page${close === undefined ? '' : ` (did you mean "${close}"?)`}, or a path under static/ that starts with /`,
    },
  ];
}

/** Describes an address that no picture of the site has. */
function checkAddress(written: Written, page: string): readonly Described[] {
  const {url} = written;
  const path = url.replace(/[?#].*$/, '');
  // Pictures without an address have no definition, or an expression.
  if (/^(?:$|[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) {
    return [];
  }
  const ending = /\.(?<ending>\w+)$/.exec(path)?.groups?.['ending'] ?? '';
  if (!isPictureEnding(ending.toLowerCase())) {
    return [
      {found: `"${url}"`, expected: `a picture: ${pictureEndings.join(', ')}`},
    ];
  }
  return path.startsWith('/') ? [] : checkBeside({...written, url: path}, page);
}

/** Writes a picture of a given width. */
export function writeSized({
  url,
  alt,
  width,
}: Readonly<Record<'url' | 'alt' | 'width', string>>): string {
  const path = url.startsWith('/') ? url : '/path/under/static.jpg';
  return `<img src="${path}" alt="${alt}" width="${width}" />`;
}

/** Describes a size of a picture that is not a number of pixels, or written as in other dialects. */
function checkSize({node, url}: Written): readonly Described[] {
  if (!('attributes' in node)) {
    const {alt = '', width} =
      /^(?<alt>.*)\|(?<width>\d+)(?:x\d+)?$/.exec(node.alt ?? '')?.groups ?? {};
    return width === undefined
      ? []
      : [
          {
            found: `![${node.alt ?? ''}](…)`,
            expected: writeSized({url, alt, width}),
          },
        ];
  }
  return ['width', 'height'].flatMap((name) => {
    const size = textAttribute(node, name);
    return size === undefined || /^[1-9]\d*$/.test(size)
      ? []
      : [{found: `${name}="${size}"`, expected: 'a number of pixels'}];
  });
}

function isPicture(node: Nodes): node is Written['node'] {
  return (
    node.type === 'image' ||
    node.type === 'imageReference' ||
    (isElement(node) && (node.name === 'img' || node.name === 'Figure'))
  );
}

function listPictures(tree: Root): readonly Written[] {
  const definitions = listDefinitions(tree);
  const found: Written[] = [];
  visit(tree, (node) => {
    if (isPicture(node)) {
      const url =
        'attributes' in node
          ? textAttribute(node, 'src')
          : (node.type === 'image' ? node : definitions.get(node.identifier))
              ?.url;
      found.push({node, url: url ?? ''});
    }
  });
  return found;
}

/** Finds pictures that would be broken, or that lack alternative text. */
export default function checkPictures({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const note = faultNoter(siteDir, file);
    for (const written of listPictures(tree)) {
      const faults = [
        ...checkAlt(written),
        ...checkAddress(written, file.path),
        ...checkSize(written),
      ];
      faults.forEach((fault) => {
        note({line: getLine(written.node), ...fault});
      });
    }
  };
}
