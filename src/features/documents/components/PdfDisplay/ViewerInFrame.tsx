import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {VIEWER_PAGE, viewerAddress} from '../../lib/viewerAddress';
import {useHandOver} from '../../hooks/useHandOver';
import styles from './styles.module.css';
import type {PdfViewerProps} from './viewerProps';

/** The viewer page in a frame. A file that only this page can fetch is sent to it. */
export default function ViewerInFrame(props: PdfViewerProps): ReactNode {
  const {url, link, title, page, zoom} = props;
  const viewer = useBaseUrl(VIEWER_PAGE);
  const frame = useHandOver(url);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      data-document={link}
      src={viewerAddress(viewer, {file: url, page, zoom})}
      allow="fullscreen"
    />
  );
}
