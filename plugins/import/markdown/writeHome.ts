import {escapeHtml, quote} from '../model/edits';
import {asValues, type Values} from '../model/frontMatter';
import type {Conversion} from './convertPage';
import {showPicture} from './showPicture';

type Page = Pick<Conversion, 'resolve' | 'tellAt'>;

/** Returns the words of a text, which may contain HTML. */
function readPlain(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return text.replaceAll(/<\/?[a-z][^<>]*>/gi, '').trim();
}

/** Writes the words of a text so that MDX reads nothing else in them. */
function writeText(value: unknown): string {
  return escapeHtml(readPlain(value)).replaceAll(
    /^[ei](?=(?:x|m)port\b)/gm,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
}

function asObjects(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map((each) => asValues(each)) : [];
}

function findLink(link: unknown, page: Page): string | undefined {
  const found = typeof link === 'string' ? page.resolve(link) : undefined;
  if (typeof link === 'string' && found === undefined) {
    page.tellAt('link', 0, link);
  }
  return found?.url;
}

function writeAction({text, link}: Values, page: Page): string {
  const words = writeText(text).replaceAll(']', '\\]');
  const url = findLink(link, page);
  return url === undefined ? words : `[${words}](${url})`;
}

function writeCard(card: Values, page: Page): string {
  const {name, title = name, desc, details = desc, link} = card;
  const url = findLink(link, page);
  const to = url === undefined ? '' : ` to=${quote(url)}`;
  const text = writeText(details);
  const inner = text && `${text}\n\n`;
  return `<Card title=${quote(readPlain(title))}${to}>\n\n${inner}</Card>`;
}

/** The width of a picture in pixels; VuePress fits them into a column. */
const PICTURE_WIDTH = '320';

function writePicture(url: unknown, alt: string, page: Page): string {
  return typeof url === 'string'
    ? showPicture({url, alt, width: PICTURE_WIDTH}, 0, page)
    : '';
}

/** Writes a part of a home page: its heading, picture, text, and cards. */
function writePart(part: Values, page: Page): readonly string[] {
  const {header, description, image, features, highlights, projects} = part;
  const heading = readPlain(header);
  const cards = [features, projects, highlights]
    .flatMap(asObjects)
    .map((card) => writeCard(card, page));
  return [
    heading === '' ? '' : `## ${writeText(heading)}`,
    writePicture(image, heading, page),
    writeText(description),
    cards.length === 0 ? '' : `<Cards>\n\n${cards.join('\n\n')}\n\n</Cards>`,
  ];
}

/** Keys of front matter that become the text of a home page. */
const HOME =
  /^(?:heroImage|heroAlt|actions|actionText|actionLink|features|highlights|projects)$/;

/** Splits the front matter of a home page into the text that shows it, and the other keys. */
export function writeHome(
  data: Values,
  page: Page,
): {readonly top: string; readonly rest: Values} {
  if (data['home'] !== true) {
    return {top: '', rest: data};
  }
  const {heroText, heroImage, heroAlt = heroText, ...others} = data;
  const {actions, actionText: text, actionLink: link, ...parts} = others;
  const {highlights, features, projects} = parts;
  const links = asObjects(actions ?? (text ? [{text, link}] : []));
  const texts = [
    writePicture(heroImage, readPlain(heroAlt), page),
    links.map((action) => writeAction(action, page)).join(' · '),
    ...[{features, projects}, ...asObjects(highlights)].flatMap((part) =>
      writePart(part, page),
    ),
  ];
  const rest = Object.entries(data).filter(([key]) => !HOME.test(key));
  return {
    top: texts.map((each) => each && `${each}\n\n`).join(''),
    rest: Object.fromEntries(rest),
  };
}
