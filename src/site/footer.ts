import {areaMenus, contentAreas} from './contentAreas';
import {NEWS_PAGE} from './newsPage';
import type {Identity} from './world';

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
  title: 'Site',
  items: [{label: 'What is new', to: NEWS_PAGE}],
};

/** The footer configuration. */
export function footer({title, author}: Identity, hasNews: boolean): Footer {
  return {
    links: [...columns, ...(hasNews ? [newsColumn] : [])],
    copyright: `${title} is written and kept by <a href="${author.url}">${author.name}</a>. Text and figures may be printed and copied for play.`,
  };
}
