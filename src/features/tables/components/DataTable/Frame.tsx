import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useFileLink} from '../../../../shared/hooks/useFileLink';
import FileFault from '../../../../shared/components/FileFault';
import styles from './styles.module.css';

type Props = {
  /** Path of the CSV file under static/. */
  readonly src: string;
  /** Content between the table and the link to its file. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** Frames a table or grid, with a link to download its file. */
export default function Frame(props: Props): ReactNode {
  const {src, note, children} = props;
  const {hasFailed, ...opening} = useFileLink(src, '');
  return (
    <figure className={styles.table}>
      {children}
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
    </figure>
  );
}
