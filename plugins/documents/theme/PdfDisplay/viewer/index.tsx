import {
  PasswordStatus,
  Viewer as PackageViewer,
  type Plugin,
} from '@react-pdf-viewer/core';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useKeptSheet} from '../../../../../src/shared/client/useAdoptedSheet';
import {setWorker} from '../../../client/openPdf';
import {PDFJS_FOLDER} from '../../../model/viewerAddress';
import FileCard from '../FileCard';
import type {Props} from '../ViewerInPage';
import LoadFailure from './LoadFailure';
import PasswordForm from './PasswordForm';
import css from './pdfDisplay.lazy.css';
import SearchBar from './SearchBar';
import {VIEWER_ERROR} from './siteWorker';
import Toolbar from './Toolbar';
import toolStyles from './tools.lazy.css';
import {useDocumentSearch} from './useDocumentSearch';
import {useDocumentView} from './useDocumentView';
import {useTools} from './useTools';

/** Names the pages that could not be shown. */
function BrokenNote({pages}: {readonly pages: readonly number[]}): ReactNode {
  return (
    <p role="status" className="pdf-note" hidden={pages.length === 0}>
      {pages.length > 0 && (
        <Translate
          id="site.pdfViewer.brokenPages"
          description="Shown for pages of a document that cannot be shown"
          values={{pages: pages.toSorted((a, b) => a - b).join(', ')}}>
          {'Pages that could not be read are blank: {pages}.'}
        </Translate>
      )}
    </p>
  );
}

type PagesProps = Props & {
  readonly plugins: Plugin[];
  readonly onBrokenPage: (page: number) => void;
};

/** The pages of a document, or a placeholder or an error. */
function Pages(props: PagesProps): ReactNode {
  const {url, title, zoom, page = 1, onRetry, plugins, onBrokenPage} = props;
  const base = useBaseUrl(PDFJS_FOLDER);
  const folder = new URL(base, window.location.origin).href;
  // The package starts the worker before anything else.
  useLayoutEffect(() => {
    setWorker(folder);
  }, [folder]);
  return (
    <div className="pdf-pages">
      <PackageViewer
        fileUrl={url}
        plugins={plugins}
        defaultScale={zoom / 100}
        initialPage={page - 1}
        enableSmoothScroll={false}
        transformGetDocumentParams={(parameters) => ({
          ...parameters,
          folder,
          onBrokenPage,
        })}
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

export default function Viewer(props: Props): ReactNode {
  const {link, title, zoom, url} = props;
  useKeptSheet(toolStyles);
  useKeptSheet(css);
  const root = useRef<HTMLDivElement>(null);
  const {view, plugin, act} = useDocumentView({zoom: zoom / 100, title});
  const search = useDocumentSearch();
  const {tools, isSearching, closeSearch} = useTools({
    root,
    view,
    act,
    search,
  });
  const [broken, setBroken] = useState<readonly number[]>([]);
  return (
    <div
      ref={root}
      className="pdf-viewer"
      data-document={link}
      data-page={view?.page}>
      {view && <Toolbar {...{view, tools, isSearching, url}} />}
      {isSearching && <SearchBar search={search} onClose={closeSearch} />}
      <BrokenNote pages={broken} />
      <Pages
        {...props}
        plugins={[search.plugin, plugin]}
        onBrokenPage={(page) => {
          setBroken((known) => [...new Set(known).add(page)]);
        }}
      />
    </div>
  );
}
