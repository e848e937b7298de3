import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useEditionCheck} from '../../../../shared/hooks/edition';
import {describeHidden} from '../../../played-up-to/hooks/describeVeil';
import type {Search} from '../../hooks/useSearch';
import {searchLimits} from '../../../../site/search';

type Props = {
  readonly query: string;
  readonly search: Search;
  /** A message in place of the number of results. */
  readonly said?: string | undefined;
  /** How many results are left out because they come later. */
  readonly hidden: number;
  /** Whether there is nothing to choose from. */
  readonly isEmpty: boolean;
};

function Failed({retry}: Pick<Search, 'retry'>): ReactNode {
  useEditionCheck();
  return (
    <div className="paletteMessage">
      <p>
        <Translate
          id="site.search.failed"
          description="Said where the index of the search could not be fetched">
          What can be found could not be fetched. Are you online?
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={retry}>
        <Translate id="site.search.retry" description="Button of the search">
          Try again
        </Translate>
      </button>
    </div>
  );
}

function Nothing({query}: Pick<Props, 'query'>): ReactNode {
  return (
    <div className="paletteMessage">
      <p>
        <Translate
          id="site.search.nothing"
          description="Said where nothing was found"
          values={{query: <strong>{query.trim()}</strong>}}>
          {
            'Nothing answers {query}. Try fewer words, or the name of a place, a spell or a rule.'
          }
        </Translate>
      </p>
      <p>
        <Link to="/">
          <Translate
            id="site.search.areas.home"
            description="Link of an empty search">
            See all areas of the site
          </Translate>
        </Link>
      </p>
    </div>
  );
}

/** Shows and announces the number of results. */
function Count({count}: {readonly count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const isMore = count >= searchLimits.hits;
  return isMore
    ? translate(
        {id: 'site.search.count.more', message: 'The best {count} answers'},
        {count},
      )
    : selectMessage(
        count,
        translate(
          {id: 'site.search.count', message: 'One answer|{count} answers'},
          {count},
        ),
      );
}

/** Shows and announces the progress of the search. */
function Progress({query, search}: Pick<Props, 'query' | 'search'>): ReactNode {
  const {state, hits, answered} = search;
  if (state === 'loading') {
    return (
      <Translate
        id="site.search.loading"
        description="Said while the index of the search is on its way">
        Opening the index …
      </Translate>
    );
  }
  return state === 'ready' && answered === query ? (
    <Count count={hits.length} />
  ) : null;
}

/** What readers can do when there are no results. */
function NextSteps({query, search, hidden, isEmpty}: Props): ReactNode {
  const {state, answered, retry} = search;
  if (state === 'failed') {
    return <Failed retry={retry} />;
  }
  return isEmpty && hidden === 0 && answered === query ? (
    <Nothing query={query} />
  ) : null;
}

/** The status line of the search. */
export default function Standing(props: Props): ReactNode {
  const isAsked = props.query.trim() !== '';
  return (
    <>
      <p role="status" className="paletteStatus">
        {isAsked && (props.said ?? <Progress {...props} />)}
      </p>
      {isAsked && props.hidden > 0 && (
        <p className="paletteStatus">{describeHidden(props.hidden)}</p>
      )}
      {isAsked && <NextSteps {...props} />}
    </>
  );
}
