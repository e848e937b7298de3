import {Suspense, lazy, useState, type ReactNode} from 'react';
import FileCard from './FileCard';
import type {PdfViewerComponent, PdfViewerProps} from './viewerProps';

function loadViewer(): Promise<{default: PdfViewerComponent}> {
  return import('./viewer');
}

/** The viewer in the page: a large script that loads when the first document comes near. */
export default function ViewerInPage(props: PdfViewerProps): ReactNode {
  // Recreated for each attempt, since a failed lazy import stays failed.
  const [Viewer] = useState(() => lazy(loadViewer));
  return (
    <Suspense fallback={<FileCard title={props.title} />}>
      <Viewer {...props} />
    </Suspense>
  );
}
