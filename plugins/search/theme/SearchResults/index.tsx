import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {useVeiledHits} from '../../client/useVeiledHits';
import {useSearch} from '../../client/useSearch';
import {searchLimits} from '../../model/searchLimits';
import {hitEntries} from '../SearchPalette/entries';
import Standing from '../SearchPalette/Standing';
import css from './results.lazy.css';

type Props = {readonly query: string};

/** The results as links, best first. */
export default function SearchResults({query}: Props): ReactNode {
  const search = useSearch(query, searchLimits.page);
  useAdoptedSheet(css);
  const {shown: hits, veil} = useVeiledHits(search.hits);
  return (
    <>
      <Standing
        {...{query, search: {...search, hits}, veil}}
        isEmpty={hits.length === 0}
      />
      <ol className="searchResults">
        {hitEntries(hits).map(({key, title, note, detail, to = ''}) => (
          <li key={key} data-area={to.split('/')[1]}>
            <Link to={to}>{title}</Link>
            <span className="searchNote">{note}</span>
            <span className="searchDetail">{detail}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
