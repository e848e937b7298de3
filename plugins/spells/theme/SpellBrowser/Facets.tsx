import Translate, {translate} from '@docusaurus/Translate';
import {memo, useCallback, type ReactNode} from 'react';
import {FACET_IDS, FACETS, type FacetId} from '../../model/browser/facets';
import type {Counts} from '../../model/browser/find';
import {ELEMENTS} from '../../model/elements';
import {
  judge,
  getPicks,
  withChoice,
  type BrowserState,
  type Opinion,
} from '../../model/browser/state';
import {sphereNamed} from '../../model/spheres';
import NamedColors from '../NamedColors';
import {filterTexts, valueText} from './facetTexts';
import type {Update} from './Toolbar';

/** The color of a value, if it has one. */
function getColor(facet: FacetId, name: string): string | undefined {
  if (facet === 'sphere') {
    return sphereNamed(name)?.color;
  }
  return facet === 'element'
    ? ELEMENTS.find((element) => element.name === name)?.color
    : undefined;
}

type ValueProps = {
  readonly facet: FacetId;
  readonly id: string;
  readonly count: number;
  readonly opinion: Opinion;
  readonly choose: (facet: FacetId, id: string, opinion: Opinion) => void;
};

type LeaveOutProps = Omit<ValueProps, 'count'> & {readonly name: string};

function LeaveOut(props: LeaveOutProps): ReactNode {
  const {facet, id, name, opinion, choose} = props;
  const not = translate(
    {
      id: 'site.spellBrowser.not',
      message: 'Exclude {name}',
      description: 'Button that excludes a value',
    },
    {name},
  );
  return (
    <button
      type="button"
      aria-pressed={opinion === 'unwanted'}
      aria-label={not}
      title={not}
      onClick={() => {
        choose(facet, id, opinion === 'unwanted' ? 'indifferent' : 'unwanted');
      }}>
      <Translate
        id="site.spellBrowser.notShort"
        description="On the button that excludes a value">
        exclude
      </Translate>
    </button>
  );
}

/** A value of a facet: its count, a checkbox that requires it, and a button that excludes it. */
const Value = memo(function Value(props: ValueProps): ReactNode {
  const {facet, id, count, opinion, choose} = props;
  const name = valueText(facet, id);
  const color = getColor(facet, name);
  return (
    <li className="spellValue" data-empty={count === 0 || undefined}>
      <label>
        <input
          type="checkbox"
          checked={opinion === 'wanted'}
          onChange={({target}) => {
            choose(facet, id, target.checked ? 'wanted' : 'indifferent');
          }}
        />
        <span className="spellValueName">
          {color === undefined ? name : <NamedColors names={[{name, color}]} />}
        </span>
        <span className="spellCount">{count}</span>
      </label>
      <LeaveOut {...{facet, id, opinion, choose}} name={name} />
    </li>
  );
});

type GroupProps = {
  readonly facet: FacetId;
  readonly title: string;
  readonly state: BrowserState;
  readonly counts: readonly number[];
  readonly choose: ValueProps['choose'];
};

function Group(props: GroupProps): ReactNode {
  const {facet, title, state, counts, choose} = props;
  const picks = getPicks(state, facet);
  return (
    <fieldset className="spellFacet" data-facet={facet}>
      <legend>{title}</legend>
      <ul>
        {FACETS[facet].map(({id}, place) => (
          <Value
            key={id}
            {...{facet, id, choose}}
            count={counts[place] ?? 0}
            opinion={judge(picks, id)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

type Props = {
  readonly state: BrowserState;
  readonly update: Update;
  readonly counts: Counts;
};

/** The filters, each value with the number of records that it would show. */
export default function Facets({state, update, counts}: Props): ReactNode {
  const titles = filterTexts();
  // A stable callback, so that a value renders again only if it changes.
  const choose = useCallback<ValueProps['choose']>(
    (facet, id, opinion) => {
      update((now) => withChoice(now, {facet, id, opinion}));
    },
    [update],
  );
  return FACET_IDS.map((facet) => (
    <Group
      key={facet}
      {...{facet, state, choose}}
      title={titles[facet]}
      counts={counts[facet]}
    />
  ));
}
