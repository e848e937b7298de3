import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {areaById, type ContentArea} from '../../../src/site/contentAreas';

/** The area of the current page; undefined on the home page. */
export function useArea(): ContentArea | undefined {
  return areaById(useActivePlugin()?.pluginId);
}
