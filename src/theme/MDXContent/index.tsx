import ErrorBoundary from '@docusaurus/ErrorBoundary';
import MDXContentOriginal from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';
import ContentError from '../../shared/components/ContentError';

/** The content of a page; an error in it leaves title, menus and pagination intact. */
export default function MDXContent(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={(failure) => <ContentError {...failure} />}>
      <MDXContentOriginal {...props} />
    </ErrorBoundary>
  );
}
