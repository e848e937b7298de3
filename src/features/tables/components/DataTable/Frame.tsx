import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useFileLink} from '../../../../shared/hooks/useFileLink';
import FileFault from '../../../../shared/components/FileFault';
import styles from './styles.module.css';

type SourceProps = {
  /** Path of the CSV file under static/. */
  readonly src: string;
  /** Content between the table and the link to its file. */
  readonly note?: ReactNode;
};

type Props = Partial<SourceProps> & {readonly children: ReactNode};

/** The link to download the file of a table. */
function Source({src, note}: SourceProps): ReactNode {
  const {hasFailed, ...opening} = useFileLink(src, '');
  return (
    <figcaption className={styles.source}>
      {note}
      <Link to={`pathname://${src}`} download {...opening}>
        <Translate
          id="site.dataTable.download"
          description="Link below a table to the file that it is made from">
          Download these figures (CSV)
        </Translate>
      </Link>
      {hasFailed && <FileFault />}
    </figcaption>
  );
}

/** Frames a table or grid, with a link to download its file if that is given. */
export default function Frame({src, note, children}: Props): ReactNode {
  return (
    <figure className={styles.table}>
      {children}
      {src !== undefined && <Source src={src} note={note} />}
    </figure>
  );
}
