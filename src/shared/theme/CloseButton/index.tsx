import type {ReactNode} from 'react';
import LineIcon from '../LineIcon';
import styles from './styles.module.css';

type Props = {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly onClick: () => void;
};

/** A button with a cross that closes or removes something. */
export default function CloseButton({label, onClick}: Props): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${styles.close}`}
      aria-label={label}
      title={label}
      onClick={onClick}>
      <LineIcon path="M5 5l14 14M19 5L5 19" />
    </button>
  );
}
