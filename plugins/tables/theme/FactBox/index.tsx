import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useFileLink} from '../../../../src/shared/client/useFileLink';
import {usePictureSource} from '../../../assets/client/usePictureSource';
import type {Picture} from '../../../../src/shared/model/asset';
import {headingText} from '../../model/cells';
import type {Sheet} from '../../../../src/shared/model/csv';
import {PAGE_COLUMN} from '../../model/selectFromSheet';
import FileFault from '../../../../src/shared/theme/FileFault';
import styles from './styles.module.css';

/** The row of a CSV file that a box shows. */
export type Props = {
  /** Path of the CSV file under static/. */
  readonly src: string;
  /** Heading of the box; the first cell of the row by default. */
  readonly title?: string;
  /** The row to show; the build passes it in. */
  readonly sheet: Sheet;
  /** The coat of arms named by `arms`; the build passes it in. */
  readonly picture?: Picture;
};

/** The arms of a place or a people, in the corner of their box. */
function Arms({picture}: {readonly picture: Picture}): ReactNode {
  const {source} = usePictureSource(picture);
  const {width, height, alt} = picture;
  return (
    <img
      {...source}
      className={styles.arms}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
    />
  );
}

/** A fact box for a place, people, or House, from a row of a CSV file. */
export default function FactBox(props: Props): ReactNode {
  const {src, title, sheet, picture} = props;
  const {hasFailed, ...opening} = useFileLink(src, '');
  const [cells = []] = sheet.rows;
  const facts = sheet.columns
    .map((column, index) => ({column, fact: cells[index] ?? ''}))
    .filter(({column, fact}) => fact !== '' && column !== PAGE_COLUMN);
  const name = title ?? facts[0]?.fact;
  return (
    <aside className={styles.box} aria-label={name}>
      {picture && <Arms picture={picture} />}
      <p className={styles.title}>{name}</p>
      <dl className={styles.facts}>
        {facts
          .filter(({fact}, index) => index > 0 || fact !== name)
          .map(({column, fact}) => (
            <div key={column} className={styles.fact}>
              <dt>{headingText(column)}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.source}>
        <Link to={`pathname://${src}`} download {...opening}>
          CSV
        </Link>
        {hasFailed && <FileFault />}
      </p>
    </aside>
  );
}
