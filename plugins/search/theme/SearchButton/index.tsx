import {useHistory} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {setPaletteQuery, usePaletteQuery} from '../../client/paletteQuery';
import {usePaletteKeys} from '../../client/usePaletteKeys';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import page from '@generated/search/default/page.json';
import SearchLink, {type Props as SearchLinkProps} from '../SearchLink';

type Props = {
  /** Whether the button is in the mobile sidebar, where it has a label. */
  readonly mobile?: boolean;
};

async function fetchPalette() {
  return (await import('../SearchPalette')).default;
}

/** The search button of the navbar, and its palette. */
export function Search({place}: Pick<SearchLinkProps, 'place'>): ReactNode {
  const history = useHistory();
  const query = usePaletteQuery();
  const {part: Palette} = useWantedPart(
    fetchPalette,
    query !== undefined,
    () => {
      setPaletteQuery(undefined);
      history.push(page);
    },
  );
  const isThere = Palette !== undefined && query !== undefined;
  usePaletteKeys(isThere);
  return (
    <>
      <SearchLink place={place} />
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
      <SearchLink place="menu" />
    </li>
  ) : (
    <Search place="navbar" />
  );
}
