import {chooseFace} from '../../../../plugins/fonts/chooseFace';
import {stub} from '../../../support/stub';

function choose(recall: () => string): Readonly<DOMStringMap> {
  const root = stub<HTMLElement>({dataset: {}});
  chooseFace(root, recall);
  return root.dataset;
}

describe('the face of a page (L16)', () => {
  it.each(['own', 'late'])('is what the visit has: %s', (face) => {
    expect(choose(() => face)).toEqual({face});
  });

  it('is what is there where storage is closed', () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(choose(refuse)).toEqual({});
  });
});
