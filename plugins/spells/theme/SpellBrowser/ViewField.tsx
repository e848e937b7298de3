import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {VIEWS, type View} from '../../model/browser/state';
import styles from './styles.module.css';
import type {ControlProps} from './Toolbar';

function viewTexts(): Readonly<Record<View, string>> {
  return {
    list: translate({
      id: 'site.spellBrowser.list',
      message: 'List',
      description: 'A way to show spells: in full, one below the other',
    }),
    table: translate({
      id: 'site.spellBrowser.table',
      message: 'Table',
      description: 'A way to show spells: a row each',
    }),
    cards: translate({
      id: 'site.spellBrowser.cards',
      message: 'Cards',
      description: 'A way to show spells: as cards',
    }),
  };
}

/** Chooses how results are shown; by default as a list, like the served page. */
export default function ViewField({
  state,
  change,
}: Pick<ControlProps, 'state' | 'change'>): ReactNode {
  const name = useId();
  const texts = viewTexts();
  const shown = state.view ?? 'list';
  return (
    <fieldset className={styles.views}>
      <legend>
        {translate({
          id: 'site.spellBrowser.view',
          message: 'Show as',
          description: 'Label of the ways to show spells',
        })}
      </legend>
      <div className={styles.segments}>
        {VIEWS.map((view) => (
          <label key={view}>
            <input
              type="radio"
              name={name}
              checked={view === shown}
              onChange={() => {
                change({...state, view});
              }}
            />
            {texts[view]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
