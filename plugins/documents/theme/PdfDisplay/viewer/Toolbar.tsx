import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {VIEWER_PAGE, viewerAddress} from '../../../model/viewerAddress';
import {nextZoom, percent} from '../../../model/zoom';
import PageField from './PageField';
import ToolButton, {ToolIcon} from './ToolButton';
import type {View} from './useDocumentView';

export type Tools = {
  /** Goes to a page by its 1-based number. */
  readonly jump: (page: number) => void;
  readonly zoom: (scale: number) => void;
  /** Opens or closes the search. */
  readonly search: () => void;
};

type Props = {
  readonly view: View;
  readonly tools: Tools;
  /** Whether the search is open. */
  readonly isSearching: boolean;
  /** The address from which the document can currently be loaded. */
  readonly url: string;
};

type PartProps = Pick<Props, 'view' | 'tools'>;

function Pages({view: {page, pages}, tools: {jump}}: PartProps): ReactNode {
  return (
    <div className="pdf-tools">
      <ToolButton
        icon="previous"
        label={translate({
          id: 'site.pdfViewer.previous',
          message: 'Previous page (Page Up)',
          description: 'Button of the viewer of documents, with its key',
        })}
        disabled={page <= 1}
        onClick={() => {
          jump(page - 1);
        }}
      />
      <PageField page={page} pages={pages} onJump={jump} />
      <ToolButton
        icon="next"
        label={translate({
          id: 'site.pdfViewer.next',
          message: 'Next page (Page Down)',
          description: 'Button of the viewer of documents, with its key',
        })}
        disabled={page >= pages}
        onClick={() => {
          jump(page + 1);
        }}
      />
    </div>
  );
}

function Sizes({view: {scale}, tools: {zoom}}: PartProps): ReactNode {
  return (
    <div className="pdf-tools">
      <ToolButton
        icon="zoomOut"
        label={translate({
          id: 'site.pdfViewer.zoomOut',
          message: 'Smaller (−)',
          description: 'Button of the viewer of documents, with its key',
        })}
        onClick={() => {
          zoom(nextZoom(scale, 'out'));
        }}
      />
      <output className="pdf-zoom">{percent(scale)}</output>
      <ToolButton
        icon="zoomIn"
        label={translate({
          id: 'site.pdfViewer.zoomIn',
          message: 'Larger (+)',
          description: 'Button of the viewer of documents, with its key',
        })}
        onClick={() => {
          zoom(nextZoom(scale, 'in'));
        }}
      />
    </div>
  );
}

/** Opens the document in the viewer page. A file decrypted for this page has no address there. */
function FullSize({url, view}: Pick<Props, 'url' | 'view'>): ReactNode {
  const viewer = useBaseUrl(VIEWER_PAGE);
  const label = translate({
    id: 'site.pdfViewer.fullSize',
    message: 'Open full size in a new tab',
    description: 'Link of the viewer of documents to a page of its own',
  });
  return url.startsWith('blob:') ? null : (
    <Link
      to={`pathname://${viewerAddress(viewer, {file: url, page: view.page})}`}
      autoAddBaseUrl={false}
      target="_blank"
      className="pdf-button"
      aria-label={label}
      title={label}>
      <ToolIcon icon="fullSize" />
    </Link>
  );
}

/** The tools of the viewer, in tab order. */
export default function Toolbar(props: Props): ReactNode {
  const {view, tools, isSearching, url} = props;
  return (
    <div
      className="pdf-toolbar"
      role="group"
      aria-label={translate({
        id: 'site.pdfViewer.tools',
        message: 'Document tools',
        description: 'Name of the row of buttons in the viewer of documents',
      })}>
      <div className="pdf-tools">
        <ToolButton
          icon="search"
          label={translate({
            id: 'site.pdfViewer.search',
            message: 'Find (Ctrl+F)',
            description: 'Button of the viewer of documents, with its keys',
          })}
          expanded={isSearching}
          onClick={tools.search}
        />
      </div>
      <Pages view={view} tools={tools} />
      <Sizes view={view} tools={tools} />
      <div className="pdf-tools">
        <FullSize url={url} view={view} />
      </div>
    </div>
  );
}
