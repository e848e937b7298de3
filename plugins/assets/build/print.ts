import type {Picture} from '../../../src/shared/model/asset';
import {element, type Markup} from '../../press/markup';
import {
  inside,
  nothing,
  textProp,
  type PrintedComponents,
  type Props,
} from '../../press/parts/part';
import {picture} from '../../press/parts/tags';

/** Width in pixels of an image that fills a column, printed at 200 dots per inch. */
const COLUMN_WIDTH = 600;

/** Returns the images that the Markdown plugins passed to a component. */
function readPictures({pictures}: Props): readonly Picture[] {
  return Array.isArray(pictures) ? (pictures as readonly Picture[]) : [];
}

function figure(
  {parent, name, ext, alt = ''}: Picture,
  caption: string,
  className?: string,
): Markup {
  const path = `${parent === '/' ? '' : parent}/${name}`;
  // A drawing has no pixels to reduce.
  const src = ext === 'svg' ? path : `${path}?width=${COLUMN_WIDTH}`;
  return element(
    'figure',
    {class: className},
    element('img', {src, alt}),
    element('figcaption', {}, caption),
  );
}

/** A single portrait beside the text, or several in rows. */
export function portraits(props: Props): Markup {
  const pictures = readPictures(props);
  const [first] = pictures;
  const nameSitter = ({title, notes}: Picture): string =>
    [title, notes?.['note']].filter(Boolean).join(', ');
  if (first === undefined) {
    return nothing;
  }
  return pictures.length === 1
    ? figure(first, nameSitter(first), 'portrait')
    : element(
        'div',
        {class: 'portraits'},
        ...pictures.map((picture) => figure(picture, nameSitter(picture))),
      );
}

/** The images of a gallery. Each caption contains a title and the fields that the gallery shows. */
export function plates(props: Props): Markup {
  const pictures = readPictures(props);
  if (pictures.length === 0) {
    return nothing;
  }
  const fields = textProp(props, 'captionFields').split(',');
  const isDrawn = pictures.every(({ext}) => ext === 'svg');
  return element(
    'div',
    {class: isDrawn ? 'plates drawn' : 'plates'},
    ...pictures.map((picture) => {
      const {title, notes} = picture;
      const shown = fields.map((field) => notes?.[field.trim()]);
      return figure(picture, [title, ...shown].filter(Boolean).join(' · '));
    }),
  );
}

function captioned(props: Props, content: Markup): Markup {
  const shown = props['picture'] as Picture | undefined;
  const alt = textProp(props, 'alt') || (shown?.alt ?? '');
  return element(
    'figure',
    {class: 'figure'},
    shown === undefined ? content : picture({src: shown.link, alt}),
    element('figcaption', {}, textProp(props, 'caption')),
  );
}

export const print: PrintedComponents = {
  BackgroundParagraph: inside,
  Figure: captioned,
  FilesOrText: inside,
  Medallions: portraits,
  PagePicture: picture,
  PhotoGallery: plates,
};
