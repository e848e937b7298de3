import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useFullscreen} from '../../hooks/useFullscreen';
import styles from './styles.module.css';

export type Props = {
  /** Whether it is in the mobile sidebar, where it has a label. */
  readonly mobile?: boolean;
};

/** SVG paths of four corners, pointing outwards or inwards. */
const corners = {
  out: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  in: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
} as const;

function Icon({name}: {readonly name: keyof typeof corners}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <path d={corners[name]} />
    </svg>
  );
}

function Button({mobile = false}: Props): ReactNode {
  const {active, toggle} = useFullscreen();
  const label = translate({
    id: 'site.fullscreen.label',
    message: 'Fullscreen',
    description: 'Name of the button that lets the site fill the screen',
  });
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        mobile ? ['menu__link', styles.entry] : styles.button,
      )}
      aria-label={label}
      aria-pressed={active}
      title={label}
      onClick={toggle}>
      <Icon name={active ? 'in' : 'out'} />
      {mobile && label}
    </button>
  );
}

/** Toggles fullscreen mode; hidden if the browser does not support it. */
export default function FullscreenButton({mobile = false}: Props): ReactNode {
  if (!useFullscreen().supported) {
    return null;
  }
  return mobile ? (
    <li className="menu__list-item">
      <Button mobile />
    </li>
  ) : (
    <div className={clsx('navbar__item', styles.item)}>
      <Button />
    </div>
  );
}
