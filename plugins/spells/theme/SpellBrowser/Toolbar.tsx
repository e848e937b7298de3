import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  isSortedByFit,
  listFilters,
  SORT_KEYS,
  type BrowserState,
} from '../../model/browser/state';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import LevelField from './LevelField';
import SearchField from './SearchField';
import styles from './styles.module.css';
import {downwardTexts, upwardTexts} from './sortTexts';
import ViewField from './ViewField';

/** Updates the query from its current value; the function is stable. */
export type Update = (
  make: (state: BrowserState) => BrowserState,
  control?: string,
) => void;

/** The state, and the functions by which controls change it. */
export type ControlProps = {
  readonly state: BrowserState;
  /**
   * Updates the query.
   *
   * @param control the control that readers are still moving, so that going back undoes all of its
   * changes at once.
   */
  readonly change: (state: BrowserState, control?: string) => void;
  /** Called when readers release a control. */
  readonly rest: () => void;
};

type Props = ControlProps & {
  readonly isOpen: boolean;
  /** The id of the filter panel. */
  readonly panel: string;
  /** Opens or closes the filter panel. */
  readonly turn: () => void;
};

type FiltersProps = Pick<Props, 'state' | 'isOpen' | 'panel' | 'turn'>;

function FiltersButton(props: FiltersProps): ReactNode {
  const {state, isOpen, panel, turn} = props;
  const count = listFilters(state).filter((id) => id !== 'text').length;
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={turn}>
      <Translate
        id="site.spellBrowser.filters"
        description="Button that opens the filters of the spell browser">
        Filters
      </Translate>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}

function BookButton({
  state,
  change,
}: Pick<ControlProps, 'state' | 'change'>): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={state.isBookOnly}
      onClick={() => {
        change({...state, isBookOnly: !state.isBookOnly});
      }}>
      <Translate
        id="site.spellBrowser.book"
        description="Button that shows only the spellbook">
        My spellbook
      </Translate>
    </button>
  );
}

function SortField({
  state,
  change,
}: Pick<ControlProps, 'state' | 'change'>): ReactNode {
  const [up, down] = [upwardTexts(isSortedByFit(state)), downwardTexts()];
  const orders = SORT_KEYS.flatMap((sort) => [
    {sort, isDescending: false, text: up[sort]},
    {sort, isDescending: true, text: down[sort]},
  ]);
  return (
    <ChoiceField
      look="compact"
      label={translate({
        id: 'site.spellBrowser.sort',
        message: 'Sort by',
        description: 'Label of the order of spells',
      })}
      options={orders.map(({text}) => text)}
      chosen={orders.findIndex(
        ({sort, isDescending}) =>
          sort === state.sort && isDescending === state.isDescending,
      )}
      choose={(index) => {
        const {sort, isDescending} = orders[index] ?? state;
        change({...state, sort, isDescending});
      }}
    />
  );
}

/** The controls of the spell browser; their size is the same with and without script. */
export default function Toolbar(props: Props): ReactNode {
  const {state, change, rest} = props;
  return (
    <form
      className={styles.toolbar}
      role="search"
      aria-label={translate({
        id: 'site.spellBrowser.label',
        message: 'Spells and powers',
        description: 'Name of the controls of the spell browser',
      })}
      onSubmit={(event) => {
        event.preventDefault();
      }}>
      <SearchField {...{state, change, rest}} />
      <FiltersButton {...props} />
      <BookButton {...{state, change}} />
      <LevelField {...{state, change, rest}} />
      <SortField {...{state, change}} />
      <ViewField {...{state, change}} />
    </form>
  );
}
