import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, type ReactNode} from 'react';
import FetchFault from '../../../../src/shared/theme/FetchFault';
import {sheetRules} from '../../../../world/sheetRules';
import KeptNotice from '../../../../src/shared/theme/KeptNotice';
import {openRecordStore} from '../../../../src/shared/client/recordStore';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {sheetStore, useSheets} from '../../client/sheetStore';
import {useSheetRules, type FetchedRules} from '../../client/useSheetRules';
import type {AnyCharacter, OpenRules} from '../../model/sheetRules';
import {findOpenSheet, type KeptSheet} from '../../model/sheets';
import Chooser from './Chooser';
import OpenSheet from './OpenSheet';
import SheetFiles from './SheetFiles';
import css from './sheet.lazy.css';
import {useReadyQuery} from './useReadyQuery';

function RulesFault({tryAgain}: Pick<FetchedRules, 'tryAgain'>): ReactNode {
  return (
    <FetchFault className="sheetNotice" tryAgain={tryAgain}>
      <Translate
        id="site.sheet.fault"
        description="Shown if the tables of the rules did not load">
        The rules did not load.
      </Translate>
    </FetchFault>
  );
}

function wantsSpells(character: AnyCharacter): boolean {
  return (
    sheetRules.casts(character) ||
    sheetRules.listSpellNames(character).length > 0
  );
}

function Empty(): ReactNode {
  return (
    <p className="sheetSoft">
      <Translate
        id="site.sheet.empty"
        description="Shown before there are characters">
        You have no characters yet. Make a new one, use a ready-made one, or
        open a file. The sheet works out the rest and shows the rule behind each
        number. Your characters stay in this browser until you delete them.
      </Translate>
    </p>
  );
}

type NoticeProps = Pick<
  FetchedRules,
  'hasSpells' | 'haveSpellsFailed' | 'tryAgain'
>;

/** Says that the spells are still loading or did not load; undefined otherwise. */
function noticeSpells({
  hasSpells,
  haveSpellsFailed,
  tryAgain,
}: NoticeProps): ReactNode {
  if (haveSpellsFailed) {
    return <RulesFault tryAgain={tryAgain} />;
  }
  return hasSpells === false ? (
    <p role="status" className="sheetSoft">
      <Translate
        id="site.sheet.spells.loading"
        description="Shown while spells load">
        Loading spells and powers…
      </Translate>
    </p>
  ) : undefined;
}

type ManageProps = {
  readonly rules: OpenRules<AnyCharacter>;
  readonly open: KeptSheet | undefined;
};

/** Selects, copies, and saves characters; collapsed while one is played. */
function Manage({rules, open}: ManageProps): ReactNode {
  const [said, say] = useState('');
  return (
    <>
      <details className="sheetMaking" open={open === undefined}>
        <summary>
          <Translate
            id="site.sheet.manage"
            description="Opens the choice of characters and their files">
            Characters and files
          </Translate>
        </summary>
        <Chooser rules={rules} />
        <SheetFiles rules={rules} character={open?.character} say={say} />
      </details>
      <p role="status" className="sheetSoft">
        {said}
      </p>
    </>
  );
}

/** The character sheet, which derives every number from the choices of readers. */
export default function CharacterSheet(): ReactNode {
  const base = useBaseUrl('/');
  useAdoptedSheet(css);
  useEffect(() => {
    openRecordStore(sheetStore, base);
  }, [base]);
  const {value, isReady} = useSheets();
  const open = findOpenSheet(value);
  const fetched = useSheetRules(
    open !== undefined && wantsSpells(open.character),
  );
  const {rules, hasFailed, tryAgain} = fetched;
  useReadyQuery(rules);
  return (
    <div className="sheet">
      <KeptNotice store={sheetStore} noticeClass="sheetNotice" />
      {hasFailed && <RulesFault tryAgain={tryAgain} />}
      {rules && (
        <>
          <Manage rules={rules} open={open} />
          {isReady && open === undefined && <Empty />}
          {open && (
            <OpenSheet
              key={open.id}
              rules={rules}
              sheet={open}
              spellNotice={noticeSpells(fetched)}
            />
          )}
        </>
      )}
    </div>
  );
}
