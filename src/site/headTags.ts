import type {HtmlTagObject} from '@docusaurus/types';
import type {Identity} from './world';

/** Additional head tags of every page: the home screen icons. */
export function headTags({
  basePath,
}: Pick<Identity, 'basePath'>): HtmlTagObject[] {
  return [
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        href: `${basePath}assets/icon/apple-touch-icon.png`,
      },
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'manifest',
        href: `${basePath}site.webmanifest`,
      },
    },
  ];
}
