import type {PdfEngine} from '../../src/site/pdfEngine';

const components: Readonly<Record<PdfEngine, string>> = {
  'react-pdf-viewer': 'ViewerInPage',
  'viewer-page': 'ViewerInFrame',
};

/**
 * The source of the module that exports the chosen viewer. Unlike an alias, it invalidates the
 * bundler's cache when the choice changes.
 */
export function engineModule(engine: PdfEngine): string {
  return `export {default} from '@site/src/features/documents/components/PdfDisplay/${components[engine]}';`;
}
