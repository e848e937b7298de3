import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {
  getLine,
  listElements,
  textAttribute,
  type PageElement,
} from '../../markdown/elements';
import {
  faultNoter,
  forAllInTurn,
  getPagePath,
  type PageFault,
} from '../../markdown/pageFaults';
import {getFolder, requireStaticFile} from '../../markdown/staticFiles';
import type {Options} from '../../markdown/staticLinks';
import {recordings} from '../model/recordings';

type Described = Omit<PageFault, 'line'>;

/** A file that an element names, with the endings that it may have. */
type Named = {
  readonly attribute: string;
  readonly address: string;
  readonly endings: readonly string[];
};

function listNamed(element: PageElement): readonly Named[] {
  const captions = textAttribute(element, 'captions');
  return [
    {
      attribute: 'src',
      address: textAttribute(element, 'src') ?? '',
      endings: recordings.get(element.name ?? '') ?? [],
    },
    ...(captions === undefined
      ? []
      : [{attribute: 'captions', address: captions, endings: ['vtt']}]),
  ];
}

function hasEnding({address, endings}: Named): boolean {
  return (
    /^\/[^/]/.test(address) &&
    endings.some((ending) => address.toLowerCase().endsWith(`.${ending}`))
  );
}

/** Describes an address that cannot belong to a recording, or to its captions. */
function checkAddress(named: Named): readonly Described[] {
  return hasEnding(named)
    ? []
    : [
        {
          found: `${named.attribute}="${named.address}"`,
          expected: `a path under static/ that starts with / and ends in ${named.endings.map((ending) => `.${ending}`).join(', ')}`,
        },
      ];
}

/** Describes the texts that readers who cannot see or hear would miss. */
function checkWords(element: PageElement): readonly Described[] {
  const name = element.name ?? '';
  const isSpoken =
    element.children.length > 0 ||
    (name === 'Video' && textAttribute(element, 'captions') !== undefined);
  return [
    ...((textAttribute(element, 'title') ?? '').trim() === ''
      ? [{found: `<${name}> without a title`, expected: 'title="…"'}]
      : []),
    ...(isSpoken
      ? []
      : [
          {
            found: `<${name}> without a transcript`,
            expected: `its words between <${name}> and </${name}>${name === 'Video' ? ', or captions="/path.vtt"' : ''}`,
          },
        ]),
  ];
}

/** Finds videos and recordings without a file, a title, or a transcript. */
export function markdown(options: Options): Transformer<Root> {
  return async (tree, file) => {
    const note = faultNoter(options.siteDir, file);
    const page = getPagePath(options.siteDir, file);
    await forAllInTurn(listElements(tree, recordings), async (element) => {
      const line = getLine(element);
      const named = listNamed(element);
      [...named.flatMap(checkAddress), ...checkWords(element)].forEach(
        (fault) => {
          note({line, ...fault});
        },
      );
      for (const {address} of named.filter(hasEnding)) {
        const folder = getFolder(options, address);
        await requireStaticFile(folder, {link: address, page, line});
      }
    });
  };
}
