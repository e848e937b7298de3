import type {ReactNode} from 'react';

/** The icons of the viewer: SVG paths on a square of 24 units. */
const icons = {
  close: 'M6 6l12 12M18 6L6 18',
  fullSize: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  next: 'M6 9.5l6 6 6-6',
  previous: 'M6 14.5l6-6 6 6',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20.5 20.5',
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
} as const;

export function ToolIcon({
  icon,
}: {
  readonly icon: keyof typeof icons;
}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[icon]} />
    </svg>
  );
}

type Props = {
  /** Its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: keyof typeof icons;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Whether the panel that it controls is open. */
  readonly expanded?: boolean;
};

export default function ToolButton(props: Props): ReactNode {
  const {label, icon, onClick, disabled, expanded} = props;
  return (
    <button
      type="button"
      className="pdf-button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}>
      <ToolIcon icon={icon} />
    </button>
  );
}
