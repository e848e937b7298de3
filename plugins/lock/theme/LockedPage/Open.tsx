import Translate from '@docusaurus/Translate';
import UnlockedContent from '@theme/UnlockedContent';
import {useMemo, type ReactNode} from 'react';
import type {FileOpener} from '../../../../src/shared/client/useFileUrl';
import {findLockedFile, openLockedFile} from '../../client/lockedFiles';
import {
  fetchStore,
  type LockedPlace,
  type OpenPage,
} from '../../client/readSealed';
import {LOCKED_FILE} from '../../format/sealing';
import styles from './styles.module.css';

type Props = OpenPage & {readonly place: LockedPlace};

function lockNow(): void {
  void fetchStore().then(({lock}) => lock());
}

/** The bar at the end of an open page. */
function LockBar(): ReactNode {
  return (
    <p className={styles.bar} data-unlocked>
      <button
        type="button"
        className="button button--secondary"
        onClick={lockNow}>
        <Translate
          id="site.lockedPage.lock"
          description="Button that locks the pages again that a password opened">
          Lock this area
        </Translate>
      </button>
    </p>
  );
}

/** The opener of a page's locked files. */
function useOpener({
  place: {content, baseUrl},
  payload: {files},
}: Props): FileOpener {
  const {scope} = content.sealed;
  return useMemo(
    () => ({
      has: (link) => link.startsWith(LOCKED_FILE),
      open: (link) => openLockedFile(link, {scope, files, baseUrl}),
      nameOf: (link) => findLockedFile(files, link)?.name,
    }),
    [scope, files, baseUrl],
  );
}

/** The decrypted content of a page, with a button that locks it again. */
export default function Open(props: Props): ReactNode {
  const {place, payload, Content, parts} = props;
  return (
    <UnlockedContent address={place.address}>
      <Content tree={payload.tree} parts={parts} opener={useOpener(props)} />
      <LockBar />
    </UnlockedContent>
  );
}
