/** @jest-environment jsdom */
import {openForPaper} from '../openForPaper';

/** Returns for each `details` element whether it is open. */
function listFolds(): readonly boolean[] {
  return [...document.querySelectorAll('details')].map(({open}) => open);
}

beforeEach(() => {
  document.body.innerHTML = '<details></details><details open></details>';
});

describe('folds on paper', () => {
  it('are open, and afterwards as readers left them', () => {
    openForPaper(window, false);
    window.dispatchEvent(new Event('beforeprint'));
    expect(listFolds()).toEqual([true, true]);
    window.dispatchEvent(new Event('afterprint'));
    expect(listFolds()).toEqual([false, true]);
  });
});
