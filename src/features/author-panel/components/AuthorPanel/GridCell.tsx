import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {isSaveKey, movePlace, type GridPlace, type GridSize} from './gridKeys';

type Props = {
  readonly place: GridPlace;
  readonly value: string;
  /** Heading of its column. */
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isChanged: boolean;
  readonly isFixed: boolean;
  readonly size: GridSize;
  readonly goTo: (place: GridPlace) => void;
  readonly change: (value: string) => void;
};

type FieldProps = {
  readonly label: string;
  readonly begin: string;
  /** Ends the edit; the key that ended it decides which cell comes next. */
  readonly end: (value: string | undefined, key: string) => void;
};

/** The keys that end the edit of a cell, and the key by which the next one is found. */
const nextKeys: Readonly<Record<string, string>> = {
  Enter: 'ArrowDown',
  Tab: 'ArrowRight',
};

/** Gives a new field the focus, with the caret behind its text. */
function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** Keeps text that is typed in the place of a cell. */
function CellField({label, begin, end}: FieldProps): ReactNode {
  const [text, setText] = useState(begin);
  const isEnded = useRef(false);
  const endOnce = (next: string | undefined, key: string): void => {
    // A field that goes away loses its focus too.
    if (!isEnded.current) {
      isEnded.current = true;
      end(next, key);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const {key, shiftKey} = event;
    if (key === 'Escape') {
      // The panel stays open.
      event.stopPropagation();
      endOnce(undefined, key);
    } else if (isSaveKey(event)) {
      endOnce(text, key);
    } else if (nextKeys[key] !== undefined && !shiftKey) {
      event.preventDefault();
      endOnce(text, nextKeys[key]);
    }
  };
  return (
    <textarea
      className="authorField"
      aria-label={label}
      ref={focusEnd}
      rows={Math.max(1, text.split('\n').length, Math.ceil(text.length / 40))}
      value={text}
      onChange={({target}) => {
        setText(target.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        endOnce(text, 'blur');
      }}
    />
  );
}

function isShortcut({ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** The text with which a key begins the edit of a cell: its own, or what is typed over it. */
function beginText(key: string, value: string): string | undefined {
  if (key === 'Enter' || key === 'F2') {
    return value;
  }
  return key.length === 1 ? key : undefined;
}

/** A cell that is edited in place: by a click, by Enter, or by typing over it. */
export default function GridCell(props: Props): ReactNode {
  const {place, value, label, isCurrent, isChanged, isFixed, size, goTo} =
    props;
  const {change} = props;
  const [typed, setTyped] = useState<string>();
  const end = (next: string | undefined, key: string): void => {
    setTyped(undefined);
    if (next !== undefined && next !== value) {
      change(next);
    }
    if (key !== 'blur') {
      goTo(movePlace(key, place, size) ?? place);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const {key} = event;
    const next = movePlace(key, place, size);
    const begun = isFixed ? undefined : beginText(key, value);
    if (isShortcut(event) || typed !== undefined) {
      return;
    }
    if (next !== undefined) {
      event.preventDefault();
      goTo(next);
    } else if (begun !== undefined) {
      event.preventDefault();
      setTyped(begun);
    }
  };
  return (
    <td
      role="gridcell"
      data-place={`${place.row} ${place.column}`}
      data-changed={isChanged}
      tabIndex={isCurrent ? 0 : -1}
      onKeyDown={onKeyDown}
      onFocus={({target, currentTarget}) => {
        if (target === currentTarget && !isCurrent) {
          goTo(place);
        }
      }}
      onClick={() => {
        if (!isFixed && typed === undefined) {
          setTyped(value);
        }
      }}>
      {typed === undefined ? (
        value
      ) : (
        <CellField label={label} begin={typed} end={end} />
      )}
    </td>
  );
}
