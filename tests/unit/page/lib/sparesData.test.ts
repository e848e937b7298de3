import {sparesData} from '../../../../src/page/lib/sparesData';

describe('scripts without a sign of a reader', () => {
  it.each([
    {saveData: true, effectiveType: '4g'},
    {type: 'cellular', effectiveType: '4g'},
    {effectiveType: '3g'},
    {effectiveType: '2g'},
    {effectiveType: 'slow-2g'},
  ])('are not loaded over %j', (connection) => {
    expect(sparesData(connection)).toBe(true);
  });

  it.each([
    undefined,
    {},
    {saveData: false, type: 'wifi', effectiveType: '4g'},
  ])('are loaded over %j', (connection) => {
    expect(sparesData(connection)).toBe(false);
  });
});
