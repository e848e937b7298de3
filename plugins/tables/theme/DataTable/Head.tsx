import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {headingText, type ColumnKind} from '../../model/cells';
import {keepHeading} from '../../model/leastWidth';
import type {Sorting} from '../../model/sortCells';
import type {TableForm} from '../../model/tableForm';
import styles from './styles.module.css';

type SorterProps = {
  readonly sort: () => void;
  readonly children: ReactNode;
};

/** A heading, as a button if rows can be sorted. */
function Sorter({sort, children}: SorterProps): ReactNode {
  return useIsBrowser() ? (
    <button type="button" className={styles.sorter} onClick={sort}>
      {children}
    </button>
  ) : (
    <span className={styles.sorter}>{children}</span>
  );
}

type Props = {
  readonly columns: readonly string[];
  readonly kinds: readonly ColumnKind[];
  readonly form: TableForm;
  readonly sorting: Sorting | undefined;
  /** Sorts the rows by a column; absent if they cannot be sorted. */
  readonly sortBy: ((column: number) => void) | undefined;
};

export default function Head(props: Props): ReactNode {
  const {columns, kinds, form, sorting, sortBy} = props;
  const write = (column: string): string =>
    form.breadth ? keepHeading(headingText(column)) : headingText(column);
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th
            key={column}
            scope="col"
            className={kinds[index] === 'figure' ? 'figure' : undefined}
            aria-sort={
              sorting?.column === index ? sorting.direction : undefined
            }>
            {sortBy === undefined ? (
              write(column)
            ) : (
              <Sorter
                sort={() => {
                  sortBy(index);
                }}>
                {write(column)}
              </Sorter>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
