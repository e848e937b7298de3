/** @jest-environment jsdom */
import {showColorMode} from '../../../client/viewer/colorMode';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
});

describe('the color mode of the viewer page', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
  ])('is the %s mode that the site has stored', (stored, shown) => {
    localStorage.setItem('theme-422', stored);
    showColorMode('theme-422');
    expect(root.dataset['theme']).toBe(shown);
  });

  it('is dark without a choice, also if another site of the host is light', () => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('theme-421', 'light');
    showColorMode('theme-422');
    expect(root.dataset['theme']).toBe('dark');
  });
});
