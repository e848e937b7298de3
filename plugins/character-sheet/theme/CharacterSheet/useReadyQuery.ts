import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent} from 'react';
import {kebabCase} from '../../../../src/shared/model/kebabCase';
import {addCharacter, openCharacter, useSheets} from '../../client/sheetStore';
import type {AnyCharacter, OpenRules} from '../../model/sheetRules';

/** The key of the query that names a ready character. */
const KEY = 'ready';

/**
 * Copies the ready-made character that the address names, or opens it if it is saved unchanged.
 * Then removes the query, so that a reload does not copy it again.
 */
export function useReadyQuery(
  rules: OpenRules<AnyCharacter> | undefined,
): void {
  const history = useHistory();
  const {value, isReady} = useSheets();
  const take = useEffectEvent(() => {
    const {pathname, search} = history.location;
    const name = new URLSearchParams(search).get(KEY);
    if (name === null) {
      return;
    }
    history.replace(pathname);
    const ready = rules?.ready.find((each) => kebabCase(each.name) === name);
    if (ready === undefined) {
      return;
    }
    const text = JSON.stringify(ready.character);
    const kept = value.sheets.find(
      ({character}) => JSON.stringify(character) === text,
    );
    void (kept ? openCharacter(kept.id) : addCharacter(ready.character));
  });
  const canTake = rules !== undefined && isReady;
  useEffect(() => {
    if (canTake) {
      take();
    }
  }, [canTake]);
}
