import Translate, {translate} from '@docusaurus/Translate';
import {useId, useRef, useState, type ReactNode} from 'react';
import {
  addRow,
  listHeadings,
  listRows,
  setCell,
  toggleRow,
  type Draft,
  type DraftRow,
} from '../../lib/draft';
import GridCell from './GridCell';
import type {GridPlace} from './gridKeys';

/** How many rows are shown at first, and by each press of the button for more. */
const STEP = 100;

type Props = {
  readonly draft: Draft;
  readonly edit: (draft: Draft) => void;
  readonly isSaving: boolean;
};

function contains({cells}: DraftRow, words: string): boolean {
  const text = cells.join('\n').toLowerCase();
  return text.includes(words.trim().toLowerCase());
}

/** Finds the cell at a place, to focus it. */
function findCell(
  table: HTMLTableElement | null,
  {row, column}: GridPlace,
): HTMLElement | null {
  return (
    table?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`) ?? null
  );
}

type ToolbarProps = {
  readonly words: string;
  readonly setWords: (words: string) => void;
  /** The row of the current cell. */
  readonly row: DraftRow | undefined;
  readonly isSaving: boolean;
  readonly add: (row: DraftRow) => void;
  readonly toggle: (row: DraftRow) => void;
};

type RowButtonProps = Pick<ToolbarProps, 'row' | 'isSaving'> & {
  readonly onRow: (row: DraftRow) => void;
  readonly children: ReactNode;
};

/** A button that does something with the row of the current cell. */
function RowButton(props: RowButtonProps): ReactNode {
  const {row, isSaving, onRow, children} = props;
  return (
    <button
      type="button"
      className="button button--secondary"
      disabled={row === undefined || isSaving}
      onClick={() => {
        if (row !== undefined) {
          onRow(row);
        }
      }}>
      {children}
    </button>
  );
}

function Toolbar(props: ToolbarProps): ReactNode {
  const {words, setWords, row, isSaving, add, toggle} = props;
  const id = useId();
  return (
    <div className="authorActions">
      <label htmlFor={id}>
        <Translate
          id="site.author.sheet.filter"
          description="Label of the field that finds rows of a table by their words">
          Find rows
        </Translate>
      </label>
      <input
        id={id}
        type="search"
        className="authorFilter"
        value={words}
        onChange={({target}) => {
          setWords(target.value);
        }}
      />
      <RowButton {...{row, isSaving}} onRow={add}>
        <Translate
          id="site.author.sheet.add"
          description="Button that adds a row below the current one">
          Add a row below
        </Translate>
      </RowButton>
      <RowButton {...{row, isSaving}} onRow={toggle}>
        {row?.state === 'removed'
          ? translate({
              id: 'site.author.sheet.restore',
              message: 'Bring the row back',
            })
          : translate({
              id: 'site.author.sheet.remove',
              message: 'Remove the row',
            })}
      </RowButton>
    </div>
  );
}

type TableProps = Props & {
  readonly rows: readonly DraftRow[];
  readonly current: GridPlace;
  readonly setPlace: (place: GridPlace) => void;
};

function GridTable(props: TableProps): ReactNode {
  const {draft, edit, isSaving, rows, current, setPlace} = props;
  const table = useRef<HTMLTableElement>(null);
  const headings = listHeadings(draft);
  const goTo = (next: GridPlace): void => {
    setPlace(next);
    findCell(table.current, next)?.focus();
  };
  const renderCell = (row: DraftRow, place: GridPlace): ReactNode => (
    <GridCell
      // The cells of a row have no identity but their place.
      key={place.column}
      {...{place, goTo}}
      value={row.cells[place.column] ?? ''}
      label={headings[place.column] ?? ''}
      isCurrent={place.row === current.row && place.column === current.column}
      isChanged={row.changed.includes(place.column)}
      isFixed={isSaving || row.state === 'removed'}
      size={{rows: rows.length, columns: headings.length}}
      change={(value) => {
        edit(setCell(draft, row, {column: place.column, value}));
      }}
    />
  );
  return (
    <table ref={table} role="grid" aria-label={draft.sheet.path}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${row.state} ${row.index}`} data-state={row.state}>
            {row.cells.map((_, column) => renderCell(row, {row: at, column}))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows a sheet as a table whose cells can be edited, with the keys of a spreadsheet. */
export default function SheetGrid(props: Props): ReactNode {
  const {draft, edit, isSaving} = props;
  const [words, setWords] = useState('');
  const [most, setMost] = useState(STEP);
  const [place, setPlace] = useState<GridPlace>({row: 0, column: 0});
  const found = listRows(draft).filter(
    (row) => row.state === 'added' || contains(row, words),
  );
  const rows = found.slice(0, most);
  const current = {...place, row: Math.min(place.row, rows.length - 1)};
  return (
    <>
      <Toolbar
        {...{words, setWords, isSaving}}
        row={rows[current.row]}
        add={(row) => {
          edit(addRow(draft, row));
        }}
        toggle={(row) => {
          edit(toggleRow(draft, row));
        }}
      />
      <div className="authorTable">
        <GridTable {...{...props, rows, current, setPlace}} />
      </div>
      {found.length > rows.length && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            setMost(most + STEP);
          }}>
          {translate(
            {
              id: 'site.author.sheet.more',
              message: 'Show more rows ({rest} are left)',
            },
            {rest: found.length - rows.length},
          )}
        </button>
      )}
    </>
  );
}
