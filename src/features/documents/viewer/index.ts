import './pdfjsGlobal';
import {probePdf} from '../hooks/probePdf';
import {decoded} from '../../../shared/lib/decoded';
import {classifyFailure} from '../lib/failure';
import {readView} from '../lib/viewerAddress';
import {followColorMode} from './colorMode';
import {createViewer, showDocument, type Parts} from './createViewer';
import {onPress, part} from './elements';
import {showMessage} from './message';
import {openDocument} from './openDocument';
import {showOutline} from './outline';
import {letSearch} from './search';
import {findSource, type Source} from './source';
import {speak, type Texts} from './texts';
import {letReadersAct} from './toolbar';

/** The storage key of the site's theme, set when the page is built. */
declare const THEME_KEY: string;

type OpenableSource = Exclude<Source, {kind: 'refused'}>;

/** Applies the view of the address; by default pages are no wider than the window. */
function takeView({bus, viewer}: Parts): void {
  const {page, zoom} = readView(window.location.hash);
  bus.on('pagesinit', () => {
    if (typeof zoom === 'string') {
      viewer.currentScaleValue = zoom;
    } else {
      const wished = (zoom ?? 100) / 100;
      viewer.currentScale = wished;
      viewer.currentScaleValue = 'page-width';
      viewer.currentScale = Math.min(wished, viewer.currentScale);
    }
    viewer.currentPageNumber = Math.min(page ?? 1, viewer.pagesCount);
  });
}

/** Points the links to the file itself. */
function offer(source: OpenableSource): void {
  const url =
    source.kind === 'file'
      ? source.url
      : URL.createObjectURL(new Blob([source.bytes.slice(0)]));
  const name = source.kind === 'file' ? url.replace(/^.*\//, '') : '';
  for (const id of ['download', 'message-download']) {
    const link = part(id, HTMLAnchorElement);
    link.href = url;
    link.download = decoded(name) || 'document.pdf';
    link.hidden = false;
  }
  if (name !== '') {
    document.title = decoded(name);
    part('title', HTMLHeadingElement).textContent = decoded(name);
  }
}

async function read(source: OpenableSource, texts: Texts): Promise<void> {
  const parts = createViewer();
  letReadersAct(parts, texts, letSearch(parts, texts));
  takeView(parts);
  const document = await openDocument(source);
  part('toolbar', HTMLElement).hidden = false;
  showDocument(parts, document);
  await showOutline(parts, document);
}

async function explain(source: OpenableSource, texts: Texts): Promise<void> {
  const reason =
    source.kind === 'file'
      ? classifyFailure(await probePdf(source.url))
      : 'damaged';
  showMessage(texts, reason, source.kind === 'file');
}

async function start(): Promise<void> {
  followColorMode(THEME_KEY);
  onPress('retry', () => {
    window.location.reload();
  });
  window.addEventListener('hashchange', () => {
    window.location.reload();
  });
  const [texts, source] = await Promise.all([
    speak(),
    findSource(window.location.href),
  ]);
  if (source.kind === 'refused') {
    showMessage(texts, source.reason, false);
    return;
  }
  offer(source);
  try {
    await read(source, texts);
  } catch {
    await explain(source, texts);
  }
}

void start();
