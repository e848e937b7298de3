import {printPlugin, type PrintPlugin} from '@react-pdf-viewer/print';
import {useEffect} from 'react';
import PrintProgress from './PrintProgress';

/** The package's print plugin. It cleans up on the next mouse move; this also covers devices without a mouse. */
export function usePrintPlugin(): PrintPlugin {
  useEffect(() => {
    // The package adds its listener only after print() has returned.
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
