import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {EntryGroup, Entry} from './entries';

type OptionProps = {
  readonly id: string;
  readonly entry: Entry;
  readonly isActive: boolean;
  /** Called when readers hover it. */
  readonly onPoint: () => void;
  /** Called when readers follow it. */
  readonly onFollow: (event: MouseEvent) => void;
};

/** An option of the palette, reached by the arrow keys or the pointer. */
function Option(props: OptionProps): ReactNode {
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

type Props = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly EntryGroup[];
  /** Index of the active option among all groups. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onFollow: (event: MouseEvent) => void;
};

export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

export default function Options(props: Props): ReactNode {
  const {id, label, groups, active, onPoint, onFollow} = props;
  const firsts = groups.map((_, index) =>
    groups
      .slice(0, index)
      .reduce((count, {entries}) => count + entries.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={label} className="paletteList">
      {groups.map(({name, label: heading, entries}, group) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div
            id={`${id}-${name}`}
            role="presentation"
            className="paletteGroup">
            {heading}
          </div>
          {entries.map((entry, place) => {
            const index = (firsts[group] ?? 0) + place;
            return (
              <Option
                key={entry.key}
                id={optionId(id, index)}
                entry={entry}
                isActive={index === active}
                onFollow={onFollow}
                onPoint={() => {
                  onPoint(index);
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
