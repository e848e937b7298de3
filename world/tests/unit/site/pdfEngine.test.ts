import {pdfEngineFrom, pdfEngines} from '../../../../src/site/pdfEngine';

describe('what shows documents', () => {
  it('is @react-pdf-viewer where nobody chooses (C9)', () => {
    expect(pdfEngineFrom({})).toBe('react-pdf-viewer');
  });

  it.each(pdfEngines)('can be chosen: %s', (engine) => {
    expect(pdfEngineFrom({SITE_PDF_ENGINE: engine})).toBe(engine);
  });

  it('must be one of those that there are', () => {
    expect(() => pdfEngineFrom({SITE_PDF_ENGINE: 'adobe'})).toThrow(
      'SITE_PDF_ENGINE is "adobe"; expected one of react-pdf-viewer, viewer-page.',
    );
  });
});
