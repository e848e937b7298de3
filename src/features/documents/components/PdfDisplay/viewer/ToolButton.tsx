import type {ReactNode} from 'react';
import {toolIcons, type ToolIconName} from './toolIcons';

type Props = {
  /** Its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: ToolIconName;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Whether the panel that it controls is open. */
  readonly expanded?: boolean;
  readonly pressed?: boolean;
};

/** An icon button of the viewer. */
export default function ToolButton(props: Props): ReactNode {
  const {label, icon, onClick, disabled, expanded, pressed} = props;
  return (
    <button
      type="button"
      className="pdf-button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={toolIcons[icon]} />
      </svg>
    </button>
  );
}
