import {existsSync} from 'node:fs';
import {engineModule} from '../../../../plugins/pdf-viewer/engineModule';
import {pdfEngines} from '../../../../src/site/pdfEngine';

const FROM = /'@site\/(?<path>[^']+)'/;

describe('the module of the chosen viewer', () => {
  it.each(pdfEngines)('names an existing component: %s', (engine) => {
    const path = FROM.exec(engineModule(engine))?.groups?.['path'];
    expect(existsSync(`${path ?? ''}.tsx`)).toBe(true);
  });

  it('is different for each choice', () => {
    expect(new Set(pdfEngines.map(engineModule)).size).toBe(pdfEngines.length);
  });
});
