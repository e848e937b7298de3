import {readPdfEngine, pdfEngines} from '../../../../src/site/pdfEngine';

describe('the viewer of documents', () => {
  it('is @react-pdf-viewer by default', () => {
    expect(readPdfEngine({})).toBe('react-pdf-viewer');
  });

  it.each(pdfEngines)('can be chosen: %s', (engine) => {
    expect(readPdfEngine({SITE_PDF_ENGINE: engine})).toBe(engine);
  });

  it('must be an available one', () => {
    expect(() => readPdfEngine({SITE_PDF_ENGINE: 'adobe'})).toThrow(
      'SITE_PDF_ENGINE is "adobe"; expected one of react-pdf-viewer, viewer-page.',
    );
  });
});
