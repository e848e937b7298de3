import {translateText} from '../../plugins/interface-texts/translateText';
import {areaMenus, contentAreas} from '../site/contentAreas';
import {NEWS_PAGE} from '../site/newsPage';
import type {Identity} from '../site/world';

type FooterColumn = {
  readonly title: string;
  readonly items: {readonly label: string; readonly to: string}[];
};

type Footer = {readonly links: FooterColumn[]; readonly copyright: string};

/** Links to every area, grouped as in the navbar. */
const columns: readonly FooterColumn[] = areaMenus.map(({group, label}) => ({
  title: label,
  items: contentAreas
    .filter((area) => area.group === group)
    .map((area) => ({label: area.label, to: `/${area.id}/`})),
}));

const newsColumn: FooterColumn = {
  title: translateText({id: 'site.footer.site', message: 'Site'}),
  items: [
    {
      label: translateText({id: 'site.news.title', message: 'What is new'}),
      to: NEWS_PAGE,
    },
  ],
};

/** The footer configuration. */
export function footer({title, author}: Identity, hasNews: boolean): Footer {
  return {
    links: [...columns, ...(hasNews ? [newsColumn] : [])],
    copyright: translateText(
      {
        id: 'site.footer.copyright',
        message:
          '{title} is written and kept by {author}. Text and figures may be printed and copied for play.',
      },
      {title, author: `<a href="${author.url}">${author.name}</a>`},
    ),
  };
}
