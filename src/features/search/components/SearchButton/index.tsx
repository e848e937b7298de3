import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {
  openPalette,
  setPaletteQuery,
  usePaletteQuery,
} from '../../hooks/paletteQuery';
import {usePaletteKeys} from '../../hooks/usePaletteKeys';
import {useWantedPart} from '../../../../shared/hooks/useWantedPart';
import {isPlainClick} from '../../../../shared/lib/plainClick';
import {SEARCH_PAGE} from '../../../../site/searchPage';
import styles from './styles.module.css';

type Props = {
  /** Whether it is in the mobile sidebar, where it has a label. */
  readonly mobile?: boolean;
};

async function fetchPalette() {
  return (await import('../SearchPalette')).default;
}

/** A link to the results page that opens the palette instead once it is available. */
function Opener({mobile = false}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const label = translate({
    id: 'site.search.label',
    message: 'Search',
    description: 'Name of the search palette and of what opens it',
  });
  return (
    <Link
      to={SEARCH_PAGE}
      className={clsx(mobile ? 'menu__link' : styles.opener)}
      aria-label={label}
      aria-keyshortcuts="/ Control+K"
      data-waits=""
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          if (shown) {
            toggle();
          }
          openPalette();
        }
      }}>
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21" />
      </svg>
      {mobile ? label : <span className={styles.hint}>{label}</span>}
    </Link>
  );
}

/** The search button of the navbar, and its palette. */
function Search(): ReactNode {
  const history = useHistory();
  const query = usePaletteQuery();
  const {part: Palette} = useWantedPart(
    fetchPalette,
    query !== undefined,
    () => {
      setPaletteQuery(undefined);
      history.push(SEARCH_PAGE);
    },
  );
  const isThere = Palette !== undefined && query !== undefined;
  usePaletteKeys(isThere);
  return (
    <>
      <Opener />
      {isThere && (
        <Palette
          query={query}
          write={setPaletteQuery}
          close={() => {
            setPaletteQuery(undefined);
          }}
        />
      )}
    </>
  );
}

/** The search button of the navbar and the mobile sidebar. */
export default function SearchButton({mobile = false}: Props): ReactNode {
  return mobile ? (
    <li className="menu__list-item">
      <Opener mobile />
    </li>
  ) : (
    <Search />
  );
}
