import type {ReactNode} from 'react';
import type {Props} from '../../plugins/documents/theme/PdfDisplay/ViewerInPage';

/** Mocks the viewer: shows its props, and fails on demand. */
export default function Viewer(props: Props): ReactNode {
  if (props.url.includes('failing')) {
    throw new Error('no viewer');
  }
  return (
    <div data-testid="viewer" data-zoom={props.zoom} data-page={props.page}>
      {props.url}
      <button type="button" onClick={props.onRetry}>
        again
      </button>
    </div>
  );
}
