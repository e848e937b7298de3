import ErrorBoundary from '@docusaurus/ErrorBoundary';
import MDXContentOriginal from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';
import ContentError from '../../shared/components/ContentError';

/** The text of a page; a part of it that fails leaves title, menus and neighbors as they are. */
export default function MDXContent(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={(failure) => <ContentError {...failure} />}>
      <MDXContentOriginal {...props} />
    </ErrorBoundary>
  );
}
