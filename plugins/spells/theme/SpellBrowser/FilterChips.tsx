import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  listFilters,
  INITIAL_STATE,
  getPicks,
  withChoice,
  withoutFilter,
  type BrowserState,
  type FilterId,
} from '../../model/browser/state';
import {filterTexts, valueText} from './facetTexts';
import type {ControlProps} from './Toolbar';

type Chip = {readonly text: string; readonly without: BrowserState};

function listChips(state: BrowserState, filter: FilterId): readonly Chip[] {
  const name = filterTexts()[filter];
  if (filter === 'text' || filter === 'book') {
    const text = filter === 'text' ? `“${state.text.trim()}”` : name;
    return [{text, without: withoutFilter(state, filter)}];
  }
  const {wanted, unwanted} = getPicks(state, filter);
  const chip = (id: string, prefix: string): Chip => ({
    text: `${name}: ${prefix}${valueText(filter, id)}`,
    without: withChoice(state, {facet: filter, id, opinion: 'indifferent'}),
  });
  const not = translate({
    id: 'site.spellBrowser.notPrefix',
    message: 'not',
    description: 'Before the name of a value that is left out',
  });
  return [
    ...wanted.map((id) => chip(id, '')),
    ...unwanted.map((id) => chip(id, `${not} `)),
  ];
}

/** The active filters, each with a button that removes it, and a button that removes all. */
export default function FilterChips({
  state,
  change,
}: Pick<ControlProps, 'state' | 'change'>): ReactNode {
  const chips = listFilters(state).flatMap((filter) =>
    listChips(state, filter),
  );
  return (
    <ul className="spellChips">
      {chips.map(({text, without}) => (
        <li key={text}>
          <button
            type="button"
            aria-label={translate(
              {
                id: 'site.spellBrowser.drop',
                message: 'Remove {filter}',
                description: 'Button that drops a filter of spells',
              },
              {filter: text},
            )}
            onClick={() => {
              change(without);
            }}>
            {`${text} ×`}
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            change(INITIAL_STATE);
          }}>
          <Translate
            id="site.spellBrowser.reset"
            description="Button that shows the list of spells as the page was served">
            Show all
          </Translate>
        </button>
      </li>
    </ul>
  );
}
