import {isPictureEnding} from '../../assets/model/fileKind';
import {escapeText, quote} from '../model/edits';
import type {Conversion} from './convertPage';

/** A picture as its author wrote it. */
export type Picture = {
  readonly url: string;
  readonly alt: string;
  /** A space and its title in quotes, if any. */
  readonly title?: string;
  readonly width?: string | undefined;
  readonly height?: string | undefined;
};

/** What a page knows of its project. */
type Teller = Pick<Conversion, 'resolve' | 'tellAt'>;

/** Whether an address ends like that of a picture. */
export function isPicture(url: string): boolean {
  const ending = /\.(?<ending>\w+)$/.exec(url.trim())?.groups?.['ending'];
  return isPictureEnding(ending?.toLowerCase() ?? '');
}

/** Reads a description from the name of a file. */
function describe(url: string): string {
  const name =
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const words = name.replace(/\.\w+$/, '').replaceAll(/[-_%\s]+/g, ' ');
  return words.trim() || 'Picture';
}

/** Finds a picture: its address, if it is there, and a text for readers who cannot see it. */
export function findPicture(
  {url, alt}: Picture,
  offset: number,
  {resolve, tellAt}: Teller,
): {readonly src: string | undefined; readonly alt: string} {
  const found = resolve(url);
  const words = alt.trim() === '' ? describe(url) : alt.trim();
  if (found === undefined || found.page !== undefined) {
    tellAt('picture', offset, url);
    return {src: undefined, alt: words};
  }
  if (found.file === undefined) {
    tellAt('remote', offset, url);
  } else if (words !== alt.trim()) {
    tellAt('alt', offset, url);
  }
  return {src: found.url, alt: words};
}

/** Writes a picture in Markdown, or as an element if it has a size. */
export function showPicture(
  picture: Picture,
  offset: number,
  page: Teller,
): string {
  const {src: url = '', alt} = findPicture(picture, offset, page);
  const words = escapeText(alt).replaceAll(/(?<!\\)[[\]]/g, '\\$&');
  if (url === '' || (url.startsWith('/') && !isPicture(url))) {
    return url === '' ? words : `[${words}](${url})`;
  }
  const {title = '', width, height} = picture;
  const sizes = Object.entries({width, height})
    .filter(([, size]) => /^[1-9]/.test(size ?? ''))
    .map(([name, size]) => ` ${name}="${size}"`);
  return sizes.length === 0
    ? `![${words}](${url.replaceAll(' ', '%20')}${title})`
    : `<img src=${quote(url)} alt=${quote(alt)}${sizes.join('')} />`;
}
