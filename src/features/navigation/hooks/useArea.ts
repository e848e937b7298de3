import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {areaById, type ContentArea} from '../../../site/contentAreas';

/** The area of the page that readers see; none on the home page. */
export function useArea(): ContentArea | undefined {
  return areaById(useActivePlugin()?.pluginId);
}
