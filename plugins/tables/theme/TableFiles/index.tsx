import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import FileFault from '../../../../src/shared/theme/FileFault';
import {useFileLink} from '../../../../src/shared/client/useFileLink';
import type {DataFile} from '../../model/nameFiles';
import styles from './styles.module.css';

type Props = {
  /** The CSV files of the tables of a page. */
  readonly files: readonly DataFile[];
};

function FileLink({src, name}: DataFile): ReactNode {
  const {hasFailed, ...opening} = useFileLink(src, '');
  return (
    <>
      <Link to={`pathname://${src}`} download {...opening}>
        {name}
      </Link>
      {hasFailed && <FileFault />}
    </>
  );
}

/** The CSV files of a page, in one line at its foot. */
export default function TableFiles({files}: Props): ReactNode {
  return (
    <p className={styles.files}>
      <span>
        <Translate
          id="site.tableFiles"
          description="Before the names of the files of the tables of a page">
          Download this page’s tables (CSV):
        </Translate>
      </span>
      {files.map((file) => (
        <FileLink key={file.src} {...file} />
      ))}
    </p>
  );
}
