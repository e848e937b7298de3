import {Joi} from '@docusaurus/utils-validation';
import {
  pageInfoItems,
  type HouseFrontMatter,
} from '../../src/shared/model/frontMatter';
import {layoutNames} from '../../src/shared/model/layouts';
import {icons} from '../../src/site/icons';
import {categories, tags} from '../../world/tags';

const text = Joi.string();
const flag = Joi.boolean();
/** Allows one of a list of names; any other value is one fault, whatever its type. */
function matchOne(names: readonly string[]): Joi.Schema {
  return Joi.valid(...names);
}

const pageName = Joi.alternatives(text, Joi.valid(false));
const headingLevel = Joi.number().integer().min(2).max(6);

/** Allows the name of an author, or name and address; any other value must match `otherwise`. */
function writtenAuthor(otherwise: Joi.Schema): Joi.Schema {
  return Joi.alternatives().conditional('.', {
    is: Joi.object(),
    then: Joi.object({name: text.required(), url: text.uri()}),
    otherwise,
  });
}

const author = Joi.alternatives().conditional('.', {
  is: Joi.array(),
  then: Joi.array().items(writtenAuthor(text)).min(1),
  otherwise: writtenAuthor(Joi.alternatives(text, Joi.valid(false))),
});

/** Whether a text in the form of a date is a day that exists. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const day = text
  .pattern(DAY, 'a date such as 2026-03-14')
  .custom((value: string, {error}) =>
    !DAY.test(value) || isDay(value) ? value : error('string.day'),
  );

const underStatic = text.pattern(
  /^\//,
  'a path under static/ that starts with a slash, because the page also has an image',
);
const anywhere = text.pattern(
  /^(?:\.\/|\/)/,
  'a path under static/ that starts with /, or a path beside the page that starts with ./',
);

/** Matches an address of this site without its base path: that of a file or a folder. */
const FORMER_ADDRESS =
  /^(?:\/[^\s/?#%.][^\s/?#%]*)*\/(?:[^\s/?#%.][^\s/?#%]*\.html)?$/;

/** A path to an image, or a path with alternative text. */
function cover(path: Joi.Schema): Joi.Schema {
  return Joi.alternatives().conditional('.', {
    is: Joi.object(),
    then: Joi.object({src: path.required(), alt: text.required()}),
    otherwise: path,
  });
}

/** Keys that this site defines. */
const houseKeys = {
  title: text.required(),
  shortTitle: text,
  description: text,
  icon: matchOne(Object.keys(icons)),
  order: Joi.number(),
  session: Joi.alternatives(
    Joi.number().integer().min(1).max(9999),
    text.pattern(
      /^[1-9]\d{0,3}(?:[–-][1-9]\d{0,3})?$/,
      'the number of a session, or a range such as 3–5',
    ),
  ),
  index: flag,
  author,
  date: day,
  category: Joi.array().items(matchOne(Object.keys(categories))),
  tag: Joi.array().items(matchOne(Object.keys(tags))),
  aliases: Joi.array().items(text),
  formerAddresses: Joi.array().items(
    text.pattern(
      FORMER_ADDRESS,
      'an address on this site, such as /area/page.html or /area/folder/',
    ),
  ),
  autoLink: flag,
  linkMentions: flag,
  isOriginal: flag,
  sidebar: flag,
  toc: flag,
  layout: matchOne(layoutNames),
  home: flag,
  // The bundler processes an image beside the page, as it does `image`.
  cover: Joi.alternatives().conditional('image', {
    is: Joi.exist(),
    then: cover(underStatic),
    otherwise: cover(anywhere),
  }),
  editLink: flag,
  lastUpdated: flag,
  contributors: flag,
  changes: flag,
  pageInfo: Joi.alternatives(
    Joi.array().items(matchOne(pageInfoItems)),
    Joi.valid(false),
  ),
  comment: flag,
  prev: pageName,
  next: pageName,
} satisfies Record<keyof HouseFrontMatter, Joi.Schema>;

/** Keys of Docusaurus, which validates them further. */
const docusaurusKeys = {
  id: text,
  slug: text.pattern(
    /^\/(?:.*\/)?(?:[^/]+\.html)?$/,
    'an address that starts with / and ends with .html or /',
  ),
  title_meta: text,
  keywords: Joi.array().items(text),
  image: text,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  sidebar_label: text,
  sidebar_key: text,
  sidebar_position: Joi.number(),
  sidebar_class_name: text,
  sidebar_custom_props: Joi.object(),
  displayed_sidebar: text.allow(null),
  pagination_label: text,
  pagination_next: text.allow(null),
  pagination_prev: text.allow(null),
  custom_edit_url: text.uri().allow(null),
  parse_number_prefixes: flag,
  draft: flag,
  unlisted: flag,
  last_update: Joi.object({author: text, date: day}),
  tags: Joi.array(),
};

/** All front matter keys with their allowed values. */
export const frontMatterSchema = Joi.object({
  ...houseKeys,
  ...docusaurusKeys,
});

/** All keys that front matter may contain: those of this site, then those of Docusaurus. */
export const frontMatterKeys: readonly string[] = [
  ...Object.keys(houseKeys),
  ...Object.keys(docusaurusKeys),
];
