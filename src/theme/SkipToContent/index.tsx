import Link from '@docusaurus/Link';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {focusContent} from '../../shared/client/focusContent';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  event.preventDefault();
  focusContent();
  document.activeElement?.scrollIntoView({block: 'nearest'});
}

/** A link that skips the navbar, and the first tab stop of each page. */
export default function SkipToContent(): ReactNode {
  return (
    <div
      role="region"
      aria-label={translate({
        id: 'site.skipLink.region',
        message: 'Skip link',
        description: 'Name of the place that holds the skip link',
      })}>
      <Link
        className={clsx(styles.link)}
        to={`#${SkipToContentFallbackId}`}
        data-noBrokenLinkCheck
        data-waits
        onClick={skip}>
        <Translate
          id="site.skipLink.label"
          description="The first link of each page, for those who use a keyboard">
          Skip to main content
        </Translate>
      </Link>
    </div>
  );
}
