import {keptNames, listKeptThings} from '../../../site/keptThings';
import {removeVisitKeys} from './keptKeys';
import {sitePlace} from './sitePlace';

/**
 * Lets go of everything that this tab holds, because another one has forgotten it.
 *
 * @param base the base path of the site that is forgotten: an origin can host several.
 */
export function letGo(base: string): void {
  if (base === sitePlace.base) {
    const table = listKeptThings(sitePlace);
    for (const name of keptNames) {
      removeVisitKeys(table[name]);
    }
    window.location.reload();
  }
}
