import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Asset} from '../../../../src/shared/model/asset';
import {fileKind} from '../../model/fileKind';
import {fileSize} from '../../model/fileSize';
import FileLink from '../FileLink';
import LetterLink from '../FileLink/LetterLink';
import styles from './styles.module.css';

type Props = {
  /** The files to list; the build passes them in. */
  readonly assets: readonly Asset[];
};

/** Links to files, each with its kind and size. */
export default function AssetList({assets}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {assets.map((asset) => (
        <li key={asset.link} className={styles.entry} data-session={asset.mark}>
          <FileLink asset={asset}>{asset.title}</FileLink>{' '}
          <span className={styles.kind}>
            <Translate
              id="site.assetList.kindAndSize"
              description="Shown beside a link to a file: its kind and size, as in: PDF, 312 kB"
              values={{
                kind: fileKind(asset.ext),
                size: fileSize(asset.size),
              }}>
              {'{kind}, {size}'}
            </Translate>
            <LetterLink letter={asset.letter} />
          </span>
        </li>
      ))}
    </ul>
  );
}
