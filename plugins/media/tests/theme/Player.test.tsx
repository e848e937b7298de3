import {screen, waitFor} from '@testing-library/react';
import Audio from '../../theme/Audio';
import Video from '../../theme/Video';
import OnLockedPage from '../../../../tests/support/OnLockedPage';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

it('plays a recording with the controls of the browser, and loads only its length before', () => {
  renderOnPage(
    <Audio src="/songs/bell.mp3" title="Bell">
      One stroke.
    </Audio>,
  );
  const player = screen.getByLabelText('Bell');
  expect(player.getAttribute('src')).toBe('/songs/bell.mp3');
  expect(player.getAttribute('preload')).toBe('metadata');
  expect(player.hasAttribute('controls')).toBe(true);
  expect(screen.getByRole('group').textContent).toBe('TranscriptOne stroke.');
});

it('plays a video with captions instead of a transcript', () => {
  renderOnPage(<Video src="/moons.mp4" captions="/moons.vtt" title="Moons" />);
  const track = screen.getByLabelText('Moons').firstElementChild;
  expect(track?.getAttribute('src')).toBe('/moons.vtt');
  expect(screen.queryByRole('group')).toBeNull();
});

describe('a recording on a locked page', () => {
  it('plays the decrypted copy', async () => {
    renderOnPage(
      <OnLockedPage open={() => Promise.resolve('blob:bell')}>
        <Audio src="/reference/bell.mp3" title="Bell" />
      </OnLockedPage>,
    );
    await waitFor(() => {
      expect(screen.getByLabelText('Bell').getAttribute('src')).toBe(
        'blob:bell',
      );
    });
  });

  it('says so if it cannot be decrypted', async () => {
    renderOnPage(
      <OnLockedPage open={() => Promise.reject(new Error('gone'))}>
        <Audio src="/reference/bell.mp3" title="Bell" />
      </OnLockedPage>,
    );
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByLabelText('Bell')).toBeNull();
  });
});
