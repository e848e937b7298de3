import type {PdfJs, PluginFunctions} from '@react-pdf-viewer/core';
import type {
  RenderThumbnailItemProps,
  ThumbnailsProps,
} from '@react-pdf-viewer/thumbnail';
import {translate} from '@docusaurus/Translate';
import type {FunctionComponent, ReactElement, ReactNode} from 'react';
import Outline from './Outline';
import {panelNames} from './toolNames';

/** The panels beside the pages. */
export type Panel = 'pages' | 'outline';

type Props = {
  readonly panel: Panel;
  readonly document: PdfJs.PdfDocument;
  readonly outline: readonly PdfJs.Outline[];
  /** The package declares this component as a method, but it uses no `this`. */
  readonly thumbnails: {
    readonly Thumbnails: FunctionComponent<ThumbnailsProps>;
  };
  readonly act: () => PluginFunctions | undefined;
};

/** A thumbnail as a button; arrow keys move between thumbnails, as in the package's own list. */
function renderThumbnail(props: RenderThumbnailItemProps): ReactElement {
  const {currentPage, pageIndex, renderPageThumbnail, onJumpToPage} = props;
  const isCurrent = currentPage === pageIndex;
  return (
    <button
      key={props.key}
      type="button"
      className="rpv-thumbnail__item pdf-thumbnail"
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={translate(
        {
          id: 'site.pdfViewer.toPage',
          message: 'Page {page}',
          description: 'Name of the small picture of a page, which leads there',
        },
        {page: pageIndex + 1},
      )}
      onClick={onJumpToPage}>
      {renderPageThumbnail}
      <span aria-hidden="true">{props.renderPageLabel}</span>
    </button>
  );
}

/** The thumbnails or the outline beside the pages. */
export default function SidePanel(props: Props): ReactNode {
  const {panel, document, outline, thumbnails, act} = props;
  return (
    <div className="pdf-panel" role="region" aria-label={panelNames[panel]()}>
      {panel === 'pages' ? (
        <thumbnails.Thumbnails renderThumbnailItem={renderThumbnail} />
      ) : (
        <Outline document={document} entries={outline} act={act} />
      )}
    </div>
  );
}
