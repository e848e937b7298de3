import {probePdf, type PdfFailure} from '../probePdf';
import {decoded} from '../../../../src/shared/model/decoded';
import {readView} from '../../model/viewerAddress';
import {viewerFile, type Refusal} from '../../model/viewerFile';
import {showColorMode} from './colorMode';
import {createViewer, showDocument, type Parts} from './createViewer';
import {onPress, part} from './elements';
import {openDocument} from './openDocument';
import {showOutline} from './outline';
import {letSearch} from './search';
import {showTexts, texts} from './texts';
import {letReadersAct} from './toolbar';

/** The storage key of the site's theme, set when the page is built. */
declare const THEME_KEY: string;

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

/** Points the links at the file itself. */
function offer(url: string): void {
  const name = decoded(url.replace(/^.*\//, ''));
  for (const id of ['download', 'message-download']) {
    const link = part(id, HTMLAnchorElement);
    link.href = url;
    link.download = name;
    link.hidden = false;
  }
  document.title = name;
  part('title', HTMLHeadingElement).textContent = name;
}

/** Replaces the document with a message, and with a link to the file if there is one. */
function showMessage(reason: PdfFailure | Refusal): void {
  part('message', HTMLDivElement).hidden = false;
  part('message-text', HTMLParagraphElement).textContent =
    texts[`failure-${reason}`];
}

async function read(url: string): Promise<void> {
  const parts = createViewer();
  letReadersAct(parts, letSearch(parts.bus));
  takeView(parts);
  const document = await openDocument(url);
  part('toolbar', HTMLElement).hidden = false;
  showDocument(parts, document);
  await showOutline(parts, document);
}

async function start(): Promise<void> {
  showColorMode(THEME_KEY);
  onPress('retry', () => {
    window.location.reload();
  });
  window.addEventListener('hashchange', () => {
    window.location.reload();
  });
  showTexts();
  const {href} = window.location;
  const file = viewerFile(new URL(href).searchParams.get('file'), href);
  if (!file.ok) {
    showMessage(file.reason);
    return;
  }
  offer(file.url);
  try {
    await read(file.url);
  } catch {
    part('retry', HTMLButtonElement).hidden = false;
    showMessage(await probePdf(file.url));
  }
}

void start();
