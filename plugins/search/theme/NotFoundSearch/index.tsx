import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useSearch} from '../../client/useSearch';
import type {Hit} from '../../model/engine';
import {queryFromPath} from '../../model/queryFromPath';
import {searchLimits} from '../../model/searchLimits';
import SearchForm from '../SearchForm';

type Props = {
  /** The requested path. */
  readonly path: string;
};

/** How many pages are suggested. */
const NEAREST = 3;

/** Lists the pages of hits that are pages or sections. */
function listPages(hits: readonly Hit[]): readonly Hit[] {
  return hits.filter(({record}) => record.kind === 'page').slice(0, NEAREST);
}

/** Pages that match the last segment of a path, or else the one before it. */
function useNearest(path: string): readonly Hit[] {
  const last = useSearch(queryFromPath(path, 1), searchLimits.page).hits;
  const more = useSearch(queryFromPath(path, 2), searchLimits.page).hits;
  const nearest = listPages(last);
  const others = listPages(more).filter(
    ({record}) => !nearest.some((hit) => hit.record.to === record.to),
  );
  return [...nearest, ...others].slice(0, NEAREST);
}

/** A search for the words of the path, with the best matching pages. */
export default function NotFoundSearch({path}: Props): ReactNode {
  const nearest = useNearest(path);
  return (
    <>
      <SearchForm query={queryFromPath(path, 1)} />
      {nearest.length > 0 && (
        <>
          <p>
            <Translate
              id="site.notFound.nearest"
              description="Above the pages that may have been meant">
              Did you mean one of these?
            </Translate>
          </p>
          <ul>
            {nearest.map(({record: {to, title, within}}) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
                {` · ${within}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
