import type {Picture} from '../../../src/shared/lib/asset';
import {element, joined, type Markup} from '../markup';
import {nothing, textProp, type Props} from './part';

/** Widths in pixels that print images of a column, at 200 dots per inch. */
const COLUMN_WIDTH = 600;

function isPicture(value: unknown): value is Picture {
  return (
    typeof value === 'object' &&
    value !== null &&
    'parent' in value &&
    'name' in value &&
    'title' in value
  );
}

/** Returns the images that the Markdown plugins passed to a component. */
function readPictures(props: Props): readonly Picture[] {
  const {pictures} = props;
  return Array.isArray(pictures) ? pictures.filter(isPicture) : [];
}

/** Returns the address of an image; a drawing has no pixels to reduce. */
function getSource({parent, name, ext}: Picture): string {
  const path = `${parent === '/' ? '' : parent}/${name}`;
  return ext === 'svg' ? path : `${path}?width=${COLUMN_WIDTH}`;
}

function figure(picture: Picture, caption: string, className?: string): Markup {
  const {alt = ''} = picture;
  return element(
    'figure',
    {class: className},
    element('img', {src: getSource(picture), alt}),
    element('figcaption', {}, caption),
  );
}

function nameSitter({title, notes}: Picture): string {
  const note = notes?.['note'];
  return note === undefined ? title : `${title}, ${note}`;
}

/** A portrait beside the text, or several in rows. */
export function portraits(props: Props): Markup {
  const pictures = readPictures(props);
  const [first] = pictures;
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

/** Formats the title of an image, and the fields that its gallery shows. */
function writeCaption({title, notes}: Picture, fields: string): string {
  const shown = fields
    .split(',')
    .map((field) => notes?.[field.trim()] ?? '')
    .filter((value) => value !== '');
  return [title, ...shown].join(' · ');
}

/** The images of a gallery with their captions. */
export function plates(props: Props): Markup {
  const pictures = readPictures(props);
  if (pictures.length === 0) {
    return nothing;
  }
  const fields = textProp(props, 'captionFields');
  const isDrawn = pictures.every(({ext}) => ext === 'svg');
  return element(
    'div',
    {class: isDrawn ? 'plates drawn' : 'plates'},
    joined(
      pictures.map((picture) => figure(picture, writeCaption(picture, fields))),
    ),
  );
}
