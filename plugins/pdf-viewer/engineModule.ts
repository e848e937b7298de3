import type {PdfEngine} from '../../src/site/pdfEngine';

const components: Readonly<Record<PdfEngine, string>> = {
  'react-pdf-viewer': 'ViewerInPage',
  'viewer-page': 'ViewerInFrame',
};

/**
 * The source of the module that stands for the chosen viewer. It is written anew when
 * the choice changes, which the cache of the bundler notices; an alias it would not.
 */
export function engineModule(engine: PdfEngine): string {
  return `export {default} from '@site/src/features/documents/components/PdfDisplay/${components[engine]}';`;
}
