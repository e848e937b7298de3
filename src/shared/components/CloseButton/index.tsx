import type {ReactNode} from 'react';

type Props = {
  /** The accessible name, shown as a tooltip too. */
  readonly label: string;
  readonly className: string;
  readonly onClick: () => void;
};

/** A button with a cross that closes or removes something. */
export default function CloseButton(props: Props): ReactNode {
  const {label, className, onClick} = props;
  return (
    <button
      type="button"
      className={`clean-btn ${className}`}
      aria-label={label}
      title={label}
      onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 5l14 14M19 5L5 19" />
      </svg>
    </button>
  );
}
