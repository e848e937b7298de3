import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import {usePacks} from '../../client/usePacks';
import {fileSize} from '../../../assets/model/fileSize';
import {reasonTexts} from './labels';
import PackCard from './PackCard';
import styles from './styles.module.css';

function WaitingNote(): ReactNode {
  return (
    <p>
      <Translate
        id="site.offline.looking"
        description="Shown while the packs of the site are looked up">
        Checking what is saved on this device…
      </Translate>
    </p>
  );
}

function OfflineNote({onAgain}: {readonly onAgain: () => void}): ReactNode {
  return (
    <p className={styles.fault}>
      <Translate
        id="site.offline.noList"
        description="Shown if the host cannot be asked which packs it has">
        Cannot reach the site, so nothing can be downloaded now. Saved packs
        still work.
      </Translate>{' '}
      <Button onClick={onAgain}>
        <Translate
          id="site.offline.again"
          description="Button that asks the host once more">
          Try again
        </Translate>
      </Button>
    </p>
  );
}

/** The packs of the site, with sizes and actions. */
export default function KeepPacks(): ReactNode {
  const {rows, fault, room, isReachable, refresh, ...actions} = usePacks();
  if (fault !== undefined) {
    return <p className={styles.fault}>{reasonTexts[fault]()}</p>;
  }
  if (rows === undefined) {
    return <WaitingNote />;
  }
  return (
    <>
      {!isReachable && <OfflineNote onAgain={refresh} />}
      <ul className={styles.packs}>
        {rows.map((row) => (
          <PackCard key={row.name} {...row} {...actions} />
        ))}
      </ul>
      {room !== undefined && (
        <p className={styles.room}>
          <Translate
            id="site.offline.room"
            description="How much room the browser leaves the site"
            values={{room: fileSize(room)}}>
            {'About {room} of space left.'}
          </Translate>
        </p>
      )}
    </>
  );
}
