import {
  Suspense,
  lazy,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import FileCard from './FileCard';

export type Props = {
  /** The address from which the document can currently be loaded. */
  readonly url: string;
  /** Path of the document on the site. */
  readonly link: string;
  readonly title: string;
  /** Zoom in percent. */
  readonly zoom: number;
  /** The page to open at. */
  readonly page?: number | undefined;
  /** Loads the document again. */
  readonly onRetry: () => void;
};

function loadViewer(): Promise<{default: ComponentType<Props>}> {
  return import('./viewer');
}

/** The viewer in the page. Its large script loads when the first document comes near. */
export default function ViewerInPage(props: Props): ReactNode {
  // Recreated for each attempt, because a failed lazy import stays failed.
  const [Viewer] = useState(() => lazy(loadViewer));
  return (
    <Suspense fallback={<FileCard title={props.title} />}>
      <Viewer {...props} />
    </Suspense>
  );
}
