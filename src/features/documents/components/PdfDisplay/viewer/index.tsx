import {
  PasswordStatus,
  Viewer as PackageViewer,
  type Plugin,
} from '@react-pdf-viewer/core';
import Translate from '@docusaurus/Translate';
import css from '@generated/pdf-viewer/default/styles';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useKeptSheet} from '../../../../../shared/hooks/useAdoptedSheet';
import {rememberPage, rememberedPage} from '../../../hooks/rememberedPage';
import {usePinch} from '../../../hooks/usePinch';
import FileCard from '../FileCard';
import type {PdfViewerProps} from '../viewerProps';
import LoadFailure from './LoadFailure';
import PasswordForm from './PasswordForm';
import SearchBar from './SearchBar';
import SidePanel from './SidePanel';
import Toolbar from './Toolbar';
import {VIEWER_ERROR} from './siteWorker';
import {useDocumentView} from './useDocumentView';
import {useOutline} from './useOutline';
import {usePlugins} from './usePlugins';
import {useTools} from './useTools';
import {useWishes} from './useWishes';

function BrokenPages({pages}: {readonly pages: readonly number[]}): ReactNode {
  return (
    <p role="status" className="pdf-note" hidden={pages.length === 0}>
      {pages.length > 0 && (
        <Translate
          id="site.pdfViewer.brokenPages"
          description="What is said of pages of a document that cannot be shown"
          values={{pages: pages.join(', ')}}>
          {'These pages could not be read and stay white: {pages}.'}
        </Translate>
      )}
    </p>
  );
}

/** Remembers the current page of a document for the session. */
function useMemory(link: string, page: number | undefined): void {
  useEffect(() => {
    if (page !== undefined) {
      rememberPage(link, page);
    }
  }, [link, page]);
}

type PagesProps = PdfViewerProps & {
  readonly plugins: Plugin[];
  readonly complete: ReturnType<typeof useWishes>['complete'];
};

/** The pages, or the placeholder or an error. */
function Pages(props: PagesProps): ReactNode {
  const {url, link, title, zoom, onRetry, plugins, complete} = props;
  const [opensAt] = useState(() => rememberedPage(link) ?? props.page ?? 1);
  return (
    <div className="pdf-pages">
      <PackageViewer
        fileUrl={url}
        plugins={plugins}
        defaultScale={zoom / 100}
        initialPage={opensAt - 1}
        enableSmoothScroll={false}
        transformGetDocumentParams={complete}
        renderLoader={() => <FileCard title={title} />}
        renderError={({name}) => (
          <LoadFailure
            {...{title, url, onRetry}}
            viewerFailed={name === VIEWER_ERROR}
          />
        )}
        renderProtectedView={({passwordStatus, verifyPassword}) => (
          <PasswordForm
            title={title}
            wrong={passwordStatus === PasswordStatus.WrongPassword}
            onPassword={verifyPassword}
          />
        )}
      />
    </div>
  );
}

/** A document viewer with its tools. */
export default function Viewer(props: PdfViewerProps): ReactNode {
  const {link, title, zoom} = props;
  useKeptSheet(css);
  const root = useRef<HTMLDivElement>(null);
  const shown = useDocumentView({zoom: zoom / 100, title});
  const {view, document, plugin, act} = shown;
  const parts = usePlugins();
  const tools = useTools({view, act, parts, root});
  const {complete, broken} = useWishes();
  const outline = useOutline(document);
  useMemory(link, view?.page);
  usePinch(root, {
    area: () => act()?.getPagesContainer() ?? null,
    scale: () => view?.scale ?? 1,
    zoom: (scale) => {
      parts.zoom.zoomTo(scale);
    },
  });
  return (
    <div
      ref={root}
      className="pdf-viewer"
      data-pdf-viewer=""
      data-document={link}
      data-page={view?.page}>
      {view && <Toolbar {...{view, tools}} outlined={outline.length > 0} />}
      {tools.searching && (
        <SearchBar search={parts.search} onClose={tools.closeSearch} />
      )}
      <BrokenPages pages={broken} />
      <div className="pdf-body">
        {tools.panel && document && (
          <SidePanel
            panel={tools.panel}
            thumbnails={parts.thumbnails}
            {...{document, outline, act}}
          />
        )}
        <Pages
          {...props}
          plugins={[...parts.plugins, plugin]}
          complete={complete}
        />
      </div>
    </div>
  );
}
