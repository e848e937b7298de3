import {revealTarget} from '../../../../src/page/hooks/revealTarget';

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
  it('is brought out of every fold that it lies in, and no other is opened', () => {
    expect(revealTarget('cask')?.textContent).toBe('Cask');
    expect(openFolds()).toEqual(['house', 'cellar']);
  });

  it('is opened where it is a fold itself', () => {
    revealTarget('cellar');
    expect(openFolds()).toEqual(['house', 'cellar']);
  });

  it('is nothing where the page has no such place', () => {
    expect(revealTarget('garden')).toBeNull();
    expect(openFolds()).toEqual([]);
  });
});
