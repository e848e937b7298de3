import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ChangedPages from '../ChangedPages';
import ReleaseNotes from '../ReleaseNotes';
import type {News} from '../../model/news';
import {CHANGE_FEED} from '../../../../src/site/newsPage';
import ToolPage from '../../../navigation/theme/ToolPage';

function FeedLink(): ReactNode {
  return (
    <p>
      <Translate
        id="site.news.feed"
        description="Link to the Atom feed of changed pages"
        values={{
          feed: (
            <Link to={`pathname://${CHANGE_FEED}`}>
              <Translate
                id="site.news.feedLink"
                description="Link to the Atom feed of changed pages">
                feed of changed pages
              </Translate>
            </Link>
          ),
        }}>
        {'Follow this site in a feed reader: {feed}.'}
      </Translate>
    </p>
  );
}

/** The news page: notes for readers, and the most recently changed pages. */
export default function WhatIsNewPage({
  releases,
  changed,
  hasFeed,
  changelog,
}: News): ReactNode {
  return (
    <ToolPage
      title={translate({
        id: 'site.news.title',
        message: 'What’s new',
        description: 'Title of the news page',
      })}
      description={translate({
        id: 'site.news.description',
        message: 'What has changed on this site, newest first.',
        description: 'Description of that page for search engines',
      })}
      isIndexed>
      {hasFeed && <FeedLink />}
      <ChangedPages pages={changed} />
      <ReleaseNotes releases={releases} />
      <p>
        <Link to={changelog}>
          <Translate
            id="site.news.changelog"
            description="Link to the complete changelog in the repository">
            All changes, including those for authors and maintainers
          </Translate>
        </Link>
      </p>
    </ToolPage>
  );
}
