import {chooseFace} from '../chooseFace';
import {stub} from '../../../tests/support/stub';

function choose(recall: () => string): Readonly<DOMStringMap> {
  const root = stub<HTMLElement>({dataset: {}});
  chooseFace(root, recall);
  return root.dataset;
}

describe('the font of a page', () => {
  it.each(['own', 'late'])('is that of the visit: %s', (face) => {
    expect(choose(() => face)).toEqual({face});
  });

  it('is the fallback if storage is blocked', () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(choose(refuse)).toEqual({});
  });
});
