import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useEffect, useRef, type ReactNode} from 'react';
import {useEditionCheck} from '../../../../src/shared/client/edition';
import {describeHidden} from '../../../sessions/client/describeVeil';
import type {Search} from '../../client/useSearch';
import type {Veil} from '../../client/useVeiledHits';
import {searchLimits} from '../../model/searchLimits';

type Props = {
  readonly query: string;
  readonly search: Search;
  /** A message in place of the number of results. */
  readonly said?: string | undefined;
  readonly veil: Veil;
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
          description="Shown if the index of the search did not load">
          Search did not load. Check your connection and try again.
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
          description="Shown if nothing was found"
          values={{query: <strong>{query.trim()}</strong>}}>
          {'No results for {query}. Try fewer words, or another name for it.'}
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
        {id: 'site.search.count.more', message: 'Top {count} results'},
        {count},
      )
    : selectMessage(
        count,
        translate(
          {id: 'site.search.count', message: '1 result|{count} results'},
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
        description="Shown while the index of the search loads">
        Loading search…
      </Translate>
    );
  }
  return state === 'ready' && answered === query ? (
    <Count count={hits.length} />
  ) : null;
}

/** Suggestions when there are no results. */
function NextSteps({query, search, veil, isEmpty}: Props): ReactNode {
  const {state, answered, retry} = search;
  if (state === 'failed') {
    return <Failed retry={retry} />;
  }
  return isEmpty && veil.hidden === 0 && answered === query ? (
    <Nothing query={query} />
  ) : null;
}

/** Says that later sessions are included, and takes the focus of the pressed button. */
function Lifted(): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <p ref={place} tabIndex={-1} className="paletteStatus">
      <Translate
        id="site.search.lifted"
        description="Shown in a search that includes later sessions">
        Including later sessions.
      </Translate>
    </p>
  );
}

/** Says how many later results are hidden, with a button to show them. */
function Hidden({hidden, isLifted, lift}: Veil): ReactNode {
  if (isLifted) {
    return <Lifted />;
  }
  return (
    hidden > 0 && (
      <p className="paletteStatus">
        {describeHidden(hidden)}{' '}
        <button
          type="button"
          className="button button--secondary"
          onClick={lift}>
          <Translate
            id="site.search.lift"
            description="Shows answers that a group has not reached">
            Show anyway
          </Translate>
        </button>
      </p>
    )
  );
}

/** The status line of the search. */
export default function Standing(props: Props): ReactNode {
  const isAsked = props.query.trim() !== '';
  return (
    <>
      <p role="status" className="paletteStatus">
        {isAsked && (props.said ?? <Progress {...props} />)}
      </p>
      {isAsked && <Hidden {...props.veil} />}
      {isAsked && <NextSteps {...props} />}
    </>
  );
}
