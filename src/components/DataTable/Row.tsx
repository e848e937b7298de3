import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {ColumnKind} from '../../lib/cells';
import styles from './styles.module.css';

type Props = {
  readonly cells: readonly string[];
  readonly kinds: readonly ColumnKind[];
  /** The page that the first cell leads to. */
  readonly page: string | undefined;
  readonly id: string | undefined;
};

/** A row of a table of figures. */
export default function Row({
  cells: [first = '', ...rest],
  kinds,
  page,
  id,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id}>
      <th scope="row" className={styles[kinds[0] ?? 'word']}>
        {page === undefined || page === '' ? (
          first
        ) : (
          <Link to={page}>{first}</Link>
        )}
      </th>
      {rest.map((cell, index) => (
        // Cells have no name of their own, and never change places.
        <td key={index} className={styles[kinds[index + 1] ?? 'word']}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
