import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {useFileLink} from '../../../../src/shared/client/useFileLink';
import FileFault from '../../../../src/shared/theme/FileFault';
import type {DataFile} from '../../model/nameFiles';
import styles from './styles.module.css';

type Props = {
  /** The CSV files to download. */
  readonly files: readonly DataFile[];
  /** Content between the table and the links to files. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

type FileLinkProps = {readonly src: string; readonly children: ReactNode};

/** The link to download a file. */
function FileLink({src, children}: FileLinkProps): ReactNode {
  const {hasFailed, ...opening} = useFileLink(src, '');
  return (
    <>
      <Link to={`pathname://${src}`} download {...opening}>
        {children}
      </Link>
      {hasFailed && <FileFault />}
    </>
  );
}

/** The links to several files, by name. */
function FileLinks({files}: Pick<Props, 'files'>): ReactNode {
  return (
    <>
      <Translate
        id="site.dataTable.downloads"
        description="Before the names of the files of several tables">
        Download these figures (CSV):
      </Translate>
      {files.map(({src, name}) => (
        <Fragment key={src}>
          {' '}
          <FileLink src={src}>{name}</FileLink>
        </Fragment>
      ))}
    </>
  );
}

/** The link to a single file. */
function SingleLink({src}: DataFile): ReactNode {
  return (
    <FileLink src={src}>
      <Translate
        id="site.dataTable.download"
        description="Link below a table to the file that it is made from">
        Download these figures (CSV)
      </Translate>
    </FileLink>
  );
}

/** Frames a table or grid, with links to download the files of its section if these are given. */
export default function Frame({files, note, children}: Props): ReactNode {
  const [file, ...rest] = files;
  return (
    <figure className={styles.table}>
      {children}
      {(file ?? note) !== undefined && (
        <figcaption className={styles.source}>
          {note}
          {rest.length > 0 ? (
            <FileLinks files={files} />
          ) : (
            file && <SingleLink {...file} />
          )}
        </figcaption>
      )}
    </figure>
  );
}
