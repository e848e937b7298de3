import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEditionCheck} from '../../client/edition';
import styles from './styles.module.css';

/** A note after a link to a locked file that could not be decrypted. */
export default function FileFault(): ReactNode {
  useEditionCheck();
  return (
    <small role="alert" className={styles.fault}>
      <Translate
        id="site.fileFault.message"
        description="Shown after a link to a file of a locked page that could not be opened">
        This file could not be unlocked. Select the link to try again.
      </Translate>
    </small>
  );
}
