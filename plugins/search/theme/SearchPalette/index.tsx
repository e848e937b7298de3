import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useId, useRef, type ReactNode} from 'react';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {useModal} from '../../../../src/shared/client/useModal';
import page from '@generated/search/default/page.json';
import Field from './Field';
import Options from './Options';
import css from './palette.lazy.css';
import Standing from './Standing';
import {usePalette} from './usePalette';

type Props = {
  readonly query: string;
  readonly write: (query: string) => void;
  readonly close: () => void;
};

const keys = {
  arrows: '↑ ↓',
  enter: 'Enter',
  beside: 'Ctrl Enter',
  escape: 'Esc',
} as const;

/** Explains the keys, on devices with a keyboard. */
function Keys(): ReactNode {
  const {arrows, enter, beside, escape} = keys;
  return (
    <p className="paletteKeys">
      <Translate
        id="site.search.keys"
        description="At the foot of the search palette"
        values={{
          arrows: <kbd>{arrows}</kbd>,
          enter: <kbd>{enter}</kbd>,
          beside: <kbd>{beside}</kbd>,
          escape: <kbd>{escape}</kbd>,
        }}>
        {
          '{arrows} to move, {enter} to open, {beside} for a new tab, {escape} to close'
        }
      </Translate>
    </p>
  );
}

type FootProps = {
  readonly query: string;
  readonly onFollow: ReturnType<typeof usePalette>['onFollow'];
};

/** The keys, and the link to all results of a query. */
function Foot({query, onFollow}: FootProps): ReactNode {
  return (
    <div className="paletteFoot">
      <Keys />
      {query !== '' && (
        <Link to={`${page}?q=${encodeURIComponent(query)}`} onClick={onFollow}>
          <Translate
            id="site.search.all"
            description="Link of the search palette to the page of results">
            All results
          </Translate>
        </Link>
      )}
    </div>
  );
}

/** The search palette: results and actions in one list over the page. */
export default function SearchPalette(props: Props): ReactNode {
  const {query, close} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  useAdoptedSheet(css);
  useModal(dialog, close);
  const palette = usePalette(list, props);
  const {search, veil, groups, said, active} = palette;
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={translate({
        id: 'site.search.label',
        message: 'Search',
        description: 'Name of the search palette and of what opens it',
      })}>
      <Field {...props} {...{palette, list}} />
      <div className="paletteBody">
        <Standing
          {...{query, search, veil, said}}
          isEmpty={groups.length === 0 && said === undefined}
        />
        {groups.length > 0 && (
          <Options
            {...{groups, active}}
            id={list}
            label={translate({
              id: 'site.search.results',
              message: 'Results',
              description: 'Name of the list of the results',
            })}
            onPoint={palette.point}
            onFollow={palette.onFollow}
          />
        )}
      </div>
      <Foot query={query.trim()} onFollow={palette.onFollow} />
    </dialog>
  );
}
