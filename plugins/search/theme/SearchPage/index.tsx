import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchStart from '@theme/SearchStart';
import {useEffect, useState, type ReactNode} from 'react';
import SearchForm from '../SearchForm';
import SearchResults from '../SearchResults';
import ToolPage from '../../../navigation/theme/ToolPage';

function findQuery(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/** The search query in the address, which follows the field and the browser history. */
function useQuery(): readonly [string, (query: string) => void] {
  const history = useHistory();
  const [query, setQuery] = useState(() => findQuery(history.location.search));
  useEffect(
    () =>
      history.listen(({search}, action) => {
        if (action !== 'REPLACE') {
          setQuery(findQuery(search));
        }
      }),
    [history],
  );
  return [
    query,
    (next) => {
      setQuery(next);
      const search = next === '' ? '' : `?q=${encodeURIComponent(next)}`;
      history.replace({...history.location, search});
    },
  ];
}

/** The search box with its results, or suggestions while there is no query. */
function Searching(): ReactNode {
  const [asked, write] = useQuery();
  const query = useIsBrowser() ? asked : '';
  return (
    <>
      <SearchForm query={query} onWrite={write} />
      {query.trim() === '' ? <SearchStart /> : <SearchResults query={query} />}
    </>
  );
}

/** The page of search results; `?q=` holds the query. */
export default function SearchPage(): ReactNode {
  const title = translate({
    id: 'site.search.label',
    message: 'Search',
    description: 'Name of the search palette and of what opens it',
  });
  return (
    <ToolPage title={title}>
      <noscript>
        <p>
          <Translate
            id="site.search.noScript"
            description="Shown on the page of results without scripts">
            Search needs JavaScript. Without it, start from one of the areas:
            each lists its pages.
          </Translate>
        </p>
      </noscript>
      <Searching />
    </ToolPage>
  );
}
