import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ChangedPages from '../ChangedPages';
import ReleaseNotes from '../ReleaseNotes';
import type {News} from '../../model/news';
import {CHANGE_FEED} from '../../../../src/site/newsPage';
import ToolPage from '../../../navigation/theme/ToolPage';

/** The way to the feed of changed pages. */
function FeedLink(): ReactNode {
  return (
    <p>
      <Translate
        id="site.news.feed"
        description="Leads to the Atom feed of changed pages"
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
        {'A feed reader can follow the {feed}.'}
      </Translate>
    </p>
  );
}

/** The page with what is new: notes for readers, and the pages that changed last. */
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
        message: 'What is new',
        description: 'Title of the page with what is new for readers',
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
            description="Leads to the complete changelog in the repository">
            All changes, including those for authors and maintainers
          </Translate>
        </Link>
      </p>
    </ToolPage>
  );
}
