import Link from '@docusaurus/Link';
import type {MouseEvent, ReactNode} from 'react';
import type {Entry} from './entries';

type Props = {
  readonly id: string;
  readonly entry: Entry;
  readonly isActive: boolean;
  /** Called when readers hover it. */
  readonly onPoint: () => void;
  /** Called when readers follow it. */
  readonly onFollow: (event: MouseEvent) => void;
};

/** An option of the palette, reached by the arrow keys or the pointer. */
export default function Option(props: Props): ReactNode {
  const {id, entry, isActive, onPoint, onFollow} = props;
  const {to, act, title, note, detail} = entry;
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'paletteOption',
    onPointerMove: onPoint,
  };
  const content = (
    <>
      <span className="paletteLine">
        <span className="paletteTitle">{title}</span>
        <span className="paletteNote">{note}</span>
      </span>
      {detail !== undefined && <span className="paletteDetail">{detail}</span>}
    </>
  );
  return to === undefined ? (
    <button {...shared} type="button" onClick={act}>
      {content}
    </button>
  ) : (
    <Link {...shared} to={to} data-area={to.split('/')[1]} onClick={onFollow}>
      {content}
    </Link>
  );
}
