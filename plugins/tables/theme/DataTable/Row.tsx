import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {cellColor, headingText, type ColumnKind} from '../../model/cells';
import {keepCell} from '../../model/leastWidth';
import {cellLabel, type TableForm} from '../../model/tableForm';
import styles from './styles.module.css';

/** Roles are explicit, because some browsers drop those of a table whose display changes. */
const roles = {
  row: {role: 'row'},
  head: {role: 'rowheader'},
  cell: {role: 'cell'},
} as const;

type CellProps = {
  readonly text: string;
  /** The page to which the cell links. */
  readonly page: string | undefined;
  /** The text of the badge; undefined for a plain cell. */
  readonly badge: string | undefined;
};

function Cell({text, page, badge}: CellProps): ReactNode {
  if (badge !== undefined) {
    return <span className={styles.badge}>{badge}</span>;
  }
  return page === undefined || page === '' ? (
    text
  ) : (
    <Link to={page}>{text}</Link>
  );
}

/** The properties of columns that all rows share. */
export type Columns = {
  readonly columns: readonly string[];
  readonly kinds: readonly ColumnKind[];
  /** The index of the cell that links to the page of a row. */
  readonly linked: number;
  readonly form: TableForm;
};

type Props = Columns & {
  readonly cells: readonly string[];
  /** Texts of badges, by cell. */
  readonly badges: readonly (string | undefined)[];
  /** The page to which a cell links. */
  readonly page: string | undefined;
  readonly id: string | undefined;
  /** The session that reveals it. */
  readonly mark: string | undefined;
  /** Whether readers rolled this row last. */
  readonly rolled: boolean;
};

type CellAttributes = {
  readonly className: string | undefined;
  readonly 'data-label'?: string | undefined;
  readonly 'data-named-color'?: string | undefined;
};

/** The label of a cell shown as a pair of label and value. Names of rows and badges need none. */
function getLabel(props: Props, index: number): string | undefined {
  const {columns, kinds, cells, badges, form} = props;
  const isName = index === 0 && kinds[0] !== 'figure' && !form.isFacts;
  if (!form.inRows || isName) {
    return undefined;
  }
  return badges[index] === undefined
    ? cellLabel(cells[index] ?? '', headingText(columns[index] ?? ''))
    : '';
}

/** Returns the attributes of a cell that styles use. */
function cellAttributes(props: Props, index: number): CellAttributes {
  const kind = props.kinds[index];
  const isPlain = kind === 'word' || props.badges[index] !== undefined;
  const color = cellColor(props.cells[index] ?? '', props.columns[index] ?? '');
  return {
    className: clsx(!isPlain && kind, color && styles.color) || undefined,
    'data-label': getLabel(props, index),
    'data-named-color': color,
  };
}

export default function Row(props: Props): ReactNode {
  const {cells, badges, page, linked, form, id, mark, rolled} = props;
  const {inRows} = form;
  useBrokenLinks().collectAnchor(id);
  return (
    <tr
      id={id}
      data-session={mark}
      aria-current={rolled ? 'true' : undefined}
      {...(inRows && roles.row)}>
      {cells.map((text, index) => {
        const cell = {
          ...cellAttributes(props, index),
          children: (
            <Cell
              text={form.breadth ? keepCell(text) : text}
              page={index === linked ? page : undefined}
              badge={badges[index]}
            />
          ),
        };
        // Cells have no name of their own, and never change places.
        return index === 0 ? (
          <th key={index} scope="row" {...(inRows && roles.head)} {...cell} />
        ) : (
          <td key={index} {...(inRows && roles.cell)} {...cell} />
        );
      })}
    </tr>
  );
}
