import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, type ReactNode} from 'react';
import KeptNotice from '../../../../src/shared/theme/KeptNotice';
import {openRecordStore} from '../../../../src/shared/client/recordStore';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {sheetStore, useSheets} from '../../client/sheetStore';
import {useSheetRules, type FetchedRules} from '../../client/useSheetRules';
import {findOpenSheet} from '../../model/sheets';
import Chooser from './Chooser';
import OpenSheet from './OpenSheet';
import SheetFiles from './SheetFiles';
import css from './sheet.lazy.css';
import {useReadyQuery} from './useReadyQuery';

function RulesFault({tryAgain}: Pick<FetchedRules, 'tryAgain'>): ReactNode {
  return (
    <p role="alert" className="sheetNotice">
      <Translate
        id="site.sheet.fault"
        description="Said if the tables of the rules cannot be fetched">
        The rules could not be fetched.
      </Translate>{' '}
      <button
        type="button"
        className="button button--secondary"
        onClick={tryAgain}>
        <Translate id="site.sheet.again" description="Fetches the rules again">
          Try again
        </Translate>
      </button>
    </p>
  );
}

function Empty(): ReactNode {
  return (
    <p className="sheetSoft">
      <Translate
        id="site.sheet.empty"
        description="Said before there is any character">
        There is no character yet. Begin a new one, take a ready one, or open a
        file.
      </Translate>
    </p>
  );
}

/** The character sheet, which reckons every number from the choices of readers. */
export default function CharacterSheet(): ReactNode {
  const base = useBaseUrl('/');
  useAdoptedSheet(css);
  useEffect(() => {
    openRecordStore(sheetStore, base);
  }, [base]);
  const {rules, hasFailed, tryAgain} = useSheetRules();
  const {value, isReady} = useSheets();
  useReadyQuery(rules);
  const open = findOpenSheet(value);
  return (
    <div className="sheet">
      <KeptNotice store={sheetStore} noticeClass="sheetNotice" />
      {hasFailed && <RulesFault tryAgain={tryAgain} />}
      {rules && (
        <>
          <Chooser rules={rules} />
          <SheetFiles rules={rules} character={open?.character} />
          {isReady && open === undefined && <Empty />}
          {open && <OpenSheet key={open.id} rules={rules} sheet={open} />}
        </>
      )}
    </div>
  );
}
