import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useSearch} from '../../hooks/useSearch';
import type {Hit} from '../../lib/engine';
import {queryFromPath} from '../../lib/queryFromPath';
import {searchLimits} from '../../../../site/search';
import SearchForm from '../SearchForm';

export type Props = {
  /** The path that is no page. */
  readonly path: string;
};

/** How many pages are named that may have been meant. */
const NEAREST = 3;

/** The pages that were found, and those of the sections that were. */
function listPages(hits: readonly Hit[]): readonly Hit[] {
  return hits.filter(({record}) => record.kind === 'page').slice(0, NEAREST);
}

/** Pages that answer to the last step of a path, then to the step before it. */
function useNearest(path: string): readonly Hit[] {
  const last = useSearch(queryFromPath(path, 1), searchLimits.page).hits;
  const more = useSearch(queryFromPath(path, 2), searchLimits.page).hits;
  const nearest = listPages(last);
  const others = listPages(more).filter(
    ({record}) => !nearest.some((hit) => hit.record.to === record.to),
  );
  return [...nearest, ...others].slice(0, NEAREST);
}

/** Search for what the path says, and the pages that are nearest to it. */
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
              Perhaps you were looking for
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
