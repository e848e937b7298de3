import {screen} from '@testing-library/react';
import HomeHero from '../../../../../../src/features/home/components/HomeHero';
import {home} from '../../../../../home';
import type {Home} from '../../../../../../src/site/world';
import {renderOnPage} from '../../../../../../tests/support/renderOnPage';

const show = (more: Partial<Home> = {}) =>
  renderOnPage(
    <HomeHero title="Orrameth" tagline="Nine gates" {...home} {...more} />,
  );

describe('the top of the home page', () => {
  it('says what this is and offers two ways to begin', () => {
    const {links} = show();
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe(
      'Orrameth',
    );
    expect(screen.getByText('Nine gates')).toBeTruthy();
    expect(screen.getByText(home.sentence)).toBeTruthy();
    expect(links).toEqual([
      '/character-handbook/character-creation-guide.html',
      '/prime-almanac/',
    ]);
  });

  it('has an ornament that is hidden from screen readers', () => {
    const {container} = show();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe(
      'true',
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('can have a picture instead', () => {
    const {container} = show({
      image: {src: '/maps/world.webp', alt: 'The map'},
    });
    expect(screen.getByRole('img', {name: 'The map'}).getAttribute('src')).toBe(
      '/maps/world.webp',
    );
    expect(container.querySelector('svg')).toBeNull();
  });

  it('is only the title if nothing more is given', () => {
    const {container} = renderOnPage(<HomeHero title="Torosia" />);
    expect(container.textContent).toBe('Torosia');
    expect(container.querySelector('p')).toBeNull();
  });

  it('can have a picture behind it instead of the ornament', () => {
    const {container} = show({background: '/maps/the vista.webp'});
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByRole('banner').style.backgroundImage).toBe(
      'url("/maps/the%20vista.webp")',
    );
  });
});
