import {printPlugin, type PrintPlugin} from '@react-pdf-viewer/print';
import {useEffect} from 'react';
import PrintProgress from './PrintProgress';

/** The printing of documents. It clears away when the mouse moves; here also where there is none. */
export function usePrintPlugin(): PrintPlugin {
  useEffect(() => {
    // The package listens only after its call to print has come back.
    const clear = (): void => {
      setTimeout(() => document.dispatchEvent(new MouseEvent('mousemove')));
    };
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('afterprint', clear);
    };
  }, []);
  return printPlugin({
    enableShortcuts: false,
    renderProgressBar: (ready, pages, onCancel) => (
      <PrintProgress ready={ready} pages={pages} onCancel={onCancel} />
    ),
  });
}
