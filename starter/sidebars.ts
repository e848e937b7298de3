import type {AreaId} from './src/site/contentAreas';
import type {SidebarEntry} from './plugins/navigation/model/sidebar';

/** The order of pages in each area; unlisted pages follow automatically. */
const sidebars: Readonly<Record<AreaId, readonly SidebarEntry[]>> = {
  rules: ['gear', 'spells'],
  vale: ['tarnby'],
  keeper: [],
};

export default sidebars;
