import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useId, type ReactNode} from 'react';
import {columnKind, headingText, type ColumnKind} from '../../lib/cells';
import type {Sheet} from '../../lib/csv';
import {kebabCase} from '../../lib/kebabCase';
import {PAGE_COLUMN} from '../../lib/selectFromSheet';
import styles from './styles.module.css';

export type Props = {
  /** Path of the CSV file under static/. */
  readonly src: string;
  /** What the table shows, in a few words; its name for readers of screens and of print. */
  readonly caption: string;
  /** The part of the file that is shown; handed over by the build. */
  readonly sheet: Sheet;
  /** Begins the anchor of each row, so that a row can be linked; no anchors where absent. */
  readonly anchors?: string;
};

function classOf(kind: ColumnKind = 'word'): string | undefined {
  return styles[kind];
}

type HeadProps = {
  readonly columns: readonly string[];
  readonly kinds: readonly ColumnKind[];
};

function Head({columns, kinds}: HeadProps): ReactNode {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th key={column} scope="col" className={classOf(kinds[index])}>
            {headingText(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps = {
  readonly cells: readonly string[];
  readonly kinds: readonly ColumnKind[];
  readonly page: string | undefined;
  readonly id: string | undefined;
};

function Row({
  cells: [first = '', ...rest],
  kinds,
  page,
  id,
}: RowProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id}>
      <th scope="row" className={classOf(kinds[0])}>
        {page === undefined || page === '' ? (
          first
        ) : (
          <Link to={page}>{first}</Link>
        )}
      </th>
      {rest.map((cell, index) => (
        // Cells have no name of their own, and never change places.
        <td key={index} className={classOf(kinds[index + 1])}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** A table of figures from a data file, with the file to download. */
export default function DataTable(props: Props): ReactNode {
  const {src, caption, sheet, anchors} = props;
  const captionId = useId();
  const pageIndex = sheet.columns.indexOf(PAGE_COLUMN);
  const shown = (_: unknown, index: number): boolean => index !== pageIndex;
  const columns = sheet.columns.filter(shown);
  const rows = sheet.rows.map((cells) => cells.filter(shown));
  const kinds = columns.map((_, index) =>
    columnKind(rows.map((cells) => cells[index] ?? '')),
  );
  return (
    <figure className={styles.table}>
      <div
        className={styles.scroller}
        role="region"
        aria-labelledby={captionId}
        tabIndex={0}>
        <table>
          <caption id={captionId}>{caption}</caption>
          <Head columns={columns} kinds={kinds} />
          <tbody>
            {rows.map((cells, index) => (
              <Row
                key={index}
                cells={cells}
                kinds={kinds}
                page={sheet.rows[index]?.[pageIndex]}
                id={
                  anchors === undefined
                    ? undefined
                    : kebabCase(`${anchors} ${cells[0] ?? ''}`)
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className={styles.source}>
        <Link to={`pathname://${src}`} download>
          <Translate
            id="site.dataTable.download"
            description="Link below a table to the file that it is made from">
            Download these figures (CSV)
          </Translate>
        </Link>
      </figcaption>
    </figure>
  );
}
