import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {ColumnKind} from '../../lib/cells';
import styles from './styles.module.css';

type CellProps = {
  readonly text: string;
  /** The page that the cell leads to. */
  readonly page: string | undefined;
};

function Cell({text, page}: CellProps): ReactNode {
  return page === undefined || page === '' ? (
    text
  ) : (
    <Link to={page}>{text}</Link>
  );
}

type Props = {
  readonly cells: readonly string[];
  readonly kinds: readonly ColumnKind[];
  /** The page that a cell leads to. */
  readonly page: string | undefined;
  /** Which cell leads there. */
  readonly linked: number;
  readonly id: string | undefined;
  /** Whether readers threw this row last. */
  readonly rolled: boolean;
};

/** A row of a table of figures. */
export default function Row(props: Props): ReactNode {
  const {cells, kinds, page, linked, id, rolled} = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} aria-current={rolled ? 'true' : undefined}>
      {cells.map((text, index) => {
        const cell = {
          className: styles[kinds[index] ?? 'word'],
          children: (
            <Cell text={text} page={index === linked ? page : undefined} />
          ),
        };
        // Cells have no name of their own, and never change places.
        return index === 0 ? (
          <th key={index} scope="row" {...cell} />
        ) : (
          <td key={index} {...cell} />
        );
      })}
    </tr>
  );
}
