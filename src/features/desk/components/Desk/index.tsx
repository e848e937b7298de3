import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, type ReactNode} from 'react';
import {openRecordStore} from '../../../../shared/hooks/recordStore';
import {useAdoptedSheet} from '../../../../shared/hooks/useAdoptedSheet';
import {
  changeTableView,
  useTableView,
} from '../../../table-mode/hooks/tableView';
import {deskStore} from '../../hooks/deskStore';
import css from './desk.lazy.css';
import DeskDrawer from './DeskDrawer';
import PinLayer from './PinLayer';

/** The desk and the pin buttons, if they are shown. */
export default function Desk(): ReactNode {
  const base = useBaseUrl('/');
  const {desk, pins} = useTableView();
  useAdoptedSheet(css);
  useEffect(() => {
    openRecordStore(deskStore, base);
  }, [base]);
  return (
    <>
      {pins && <PinLayer />}
      {desk && (
        <DeskDrawer
          close={() => {
            changeTableView({desk: false});
          }}
        />
      )}
    </>
  );
}
