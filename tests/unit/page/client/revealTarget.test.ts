import {revealTarget} from '../../../../src/page/client/revealTarget';

beforeEach(() => {
  document.body.innerHTML = `
    <details id="house"><summary>House</summary>
      <details id="cellar"><summary>Cellar</summary><p id="cask">Cask</p></details>
      <details id="attic"><summary>Attic</summary></details>
    </details>`;
});

function openFolds(): readonly string[] {
  return [...document.querySelectorAll('details[open]')].map(({id}) => id);
}

describe('the target of an address', () => {
  it('is revealed in all closed folds around it, and opens no others', () => {
    expect(revealTarget('cask')?.textContent).toBe('Cask');
    expect(openFolds()).toEqual(['house', 'cellar']);
  });

  it('is opened if it is a fold itself', () => {
    revealTarget('cellar');
    expect(openFolds()).toEqual(['house', 'cellar']);
  });
});
