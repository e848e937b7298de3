import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Whether the button is in the mobile menu, which has room for its label. */
  readonly mobile: boolean;
  readonly label: string;
  /** SVG path of the icon, in a square of 24 units. */
  readonly icon: string;
  /** Whether a toggle is on; absent for other buttons. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
};

/** A button that is an icon in the navbar, and a line in the mobile menu. */
export default function NavbarButton(props: Props): ReactNode {
  const {mobile, label, icon, pressed, onClick} = props;
  const button = (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        mobile ? ['menu__link', styles.entry] : styles.button,
      )}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}>
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
        <path d={icon} />
      </svg>
      {mobile && label}
    </button>
  );
  return mobile ? (
    <li className="menu__list-item">{button}</li>
  ) : (
    <div className={clsx('navbar__item', styles.item)}>{button}</div>
  );
}
