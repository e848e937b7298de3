import {render, screen} from '@testing-library/react';
import FullscreenButton from '../../../../../src/features/navigation/components/FullscreenButton';

/** Renders the button in a browser that can or cannot fill the screen. */
function renderButton(fullscreenEnabled: boolean): void {
  Object.assign(document, {fullscreenEnabled, fullscreenElement: null});
  render(<FullscreenButton />);
}

describe('the fullscreen button', () => {
  it('is there if the browser can fill the screen', () => {
    renderButton(true);
    expect(screen.getByRole('button', {name: 'Fullscreen'})).toBeTruthy();
  });

  it('is not there if it cannot', () => {
    renderButton(false);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
