import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {WayOut} from '../../model/browser/find';
import {
  withoutFilter,
  withoutFilters,
  type BrowserState,
} from '../../model/browser/state';
import {filterTexts} from './facetTexts';
import type {ControlProps} from './Toolbar';

type Props = Pick<ControlProps, 'state' | 'change'> & {
  readonly wayOut: WayOut | undefined;
};

/** Finds the filter to drop, and the state without it. */
function findOffer(
  state: BrowserState,
  wayOut: WayOut | undefined,
): {readonly text: string; readonly without: BrowserState} {
  if (wayOut === undefined) {
    const text = translate({
      id: 'site.spellBrowser.dropAll',
      message: 'Clear all filters',
      description:
        'Button shown if several filters together exclude everything',
    });
    return {text, without: withoutFilters(state)};
  }
  const {filter, count} = wayOut;
  const text = translate(
    {
      id: 'site.spellBrowser.dropOne',
      message: 'Remove the filter “{filter}” ({count} found)',
      description: 'Button shown if one filter excludes everything',
    },
    {filter: filterTexts()[filter], count},
  );
  return {text, without: withoutFilter(state, filter)};
}

/** Shown if nothing is found: the reason, and the filter to drop. */
export default function Empty(props: Props): ReactNode {
  const {state, change, wayOut} = props;
  const {text, without} = findOffer(state, wayOut);
  return (
    <div className="spellEmpty">
      <p>
        {wayOut?.filter === 'book' ? (
          <Translate
            id="site.spellBrowser.emptyBook"
            description="Shown if nothing is found in the spellbook of a reader">
            Nothing here is in your spellbook. Select the star beside a spell or
            power to add it. Your spellbook stays on this device.
          </Translate>
        ) : (
          <Translate
            id="site.spellBrowser.empty"
            description="Shown if nothing is found">
            No spell or power matches all these filters.
          </Translate>
        )}
      </p>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          change(without);
        }}>
        {text}
      </button>
    </div>
  );
}
