import type {HouseFrontMatter} from '../../src/shared/lib/frontMatter';

/** What each key of this site means, as editors show it to authors. */
export const meanings: Readonly<Record<keyof HouseFrontMatter, string>> = {
  title: 'The heading of the page. Every page has one.',
  shortTitle: 'A shorter title for the sidebar and the links between pages.',
  description: 'One sentence for search engines and previews.',
  icon: 'An icon beside the title.',
  order:
    'Position in generated lists: positive from the start, negative from the end.',
  session:
    'The session of the campaign in which the whole page comes, such as 5 or 3–5.',
  index: 'false: left out of generated sidebars and lists, but nowhere else.',
  author: 'Who wrote the page, or false.',
  date: 'Day of first publication, as year-month-day.',
  category: 'Categories that list the page.',
  tag: 'Tags that list the page.',
  aliases: 'Other names of the subject, under which it is found and linked.',
  formerAddresses:
    'Addresses at which the page was before, such as /area/old-name.html; they lead to it.',
  autoLink:
    'false: the title is a common word, and only aliases become links to the page.',
  linkMentions: 'false: names on this page do not become links.',
  isOriginal: 'Whether the text was written for this site.',
  sidebar: 'false: the page has no sidebar.',
  toc: 'false: the page has no table of contents.',
  layout: 'The layout of the page.',
  home: 'true: short for the layout "home".',
  cover: 'The image above the title: a path, or src and alt.',
  editLink: 'false: no link to the source of the page.',
  lastUpdated: 'false: no date of the last change.',
  contributors: 'false: no names of those who changed the page.',
  pageInfo: 'The items below the title, or false.',
  comment: 'false: no comments below the page.',
  prev: 'The previous page, or false.',
  next: 'The next page, or false.',
};
