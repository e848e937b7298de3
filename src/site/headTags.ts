import type {HtmlTagObject} from '@docusaurus/types';
import type {Identity} from './world';

/** What the head of every page says besides: the signs of the site for home screens. */
export function headTags({basePath}: Identity): HtmlTagObject[] {
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
