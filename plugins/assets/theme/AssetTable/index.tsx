import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';
import type {Asset} from '../../../../src/shared/model/asset';
import {
  nextSort,
  sortedRows,
  type AssetColumn,
  type TableSort,
} from '../../model/assetTable';
import {isoDay} from '../../model/sortAssets';
import FileLink from '../FileLink';
import LetterLink from '../FileLink/LetterLink';
import styles from './styles.module.css';

type Props = {
  /** Caption of the table. */
  readonly title: string;
  /** The files to list; the build passes them in. */
  readonly assets: readonly Asset[];
};

type HeadProps = {
  readonly column: AssetColumn;
  readonly sort: TableSort | null;
  readonly onSort: (column: AssetColumn) => void;
  readonly children: ReactNode;
};

/** A column heading, which becomes a sort button after hydration. */
function Head({column, sort, onSort, children}: HeadProps): ReactNode {
  const isAlive = useIsBrowser();
  const direction = sort?.column === column ? sort.direction : 'none';
  return (
    <th scope="col" {...(isAlive && {'aria-sort': direction})}>
      {isAlive ? (
        <button
          type="button"
          className={styles.sort}
          data-direction={direction}
          onClick={() => {
            onSort(column);
          }}>
          {children}
        </button>
      ) : (
        children
      )}
    </th>
  );
}

function Row({asset}: {readonly asset: Asset}): ReactNode {
  const {name, lastModified, mark, letter} = asset;
  return (
    <tr data-session={mark}>
      <th scope="row">
        <FileLink asset={asset}>{name}</FileLink>
        <LetterLink letter={letter} />
      </th>
      <td>
        <time dateTime={isoDay(lastModified)}>{lastModified}</time>
      </td>
    </tr>
  );
}

/** A sortable table of files with the day of their last change. */
export default function AssetTable({title, assets}: Props): ReactNode {
  const [sort, setSort] = useState<TableSort | null>(null);
  const onSort = (column: AssetColumn): void => {
    setSort((current) => nextSort(current, column));
  };
  return (
    <div className={styles.table}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <Head column="name" sort={sort} onSort={onSort}>
              <Translate
                id="site.assetTable.file"
                description="Head of the column with the names of files">
                File
              </Translate>
            </Head>
            <Head column="changed" sort={sort} onSort={onSort}>
              <Translate
                id="site.assetTable.lastModified"
                description="Head of the column with the day on which a file last changed">
                Last modified
              </Translate>
            </Head>
          </tr>
        </thead>
        <tbody>
          {sortedRows(assets, sort).map((asset) => (
            <Row key={asset.link} asset={asset} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
