import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ForgetButton from '../../../forget/components/ForgetButton';
import FileButtons from '../../../../shared/components/FileButtons';
import {formatTexts} from '../../../../shared/components/FileButtons/formatTexts';
import {openSession, returnToFight, useTracker} from '../../hooks/trackerStore';
import {NO_SESSION} from '../../lib/session';
import {
  readFightFile,
  writeFightFile,
  type FileFault,
} from '../../lib/trackerFile';

/** Explains why a file was not imported. */
const faultTexts: Readonly<Record<FileFault, () => string>> = {
  ...formatTexts,
  damaged: () =>
    translate({
      id: 'site.tracker.file.damaged',
      message: 'This file has no fight that can be read. Nothing was changed.',
    }),
};

async function openFile(file: File): Promise<string> {
  const content = readFightFile(await file.text());
  if ('fault' in content) {
    return faultTexts[content.fault]();
  }
  await openSession(content.session);
  return translate({
    id: 'site.tracker.file.opened',
    message: 'Opened. The fight before is still here.',
  });
}

/** Starts another fight, or returns to the previous one. */
function Others(): ReactNode {
  const {before, told} = useTracker().value;
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        disabled={told.fight.combatants.length === 0}
        onClick={() => {
          void openSession(NO_SESSION);
        }}>
        <Translate id="site.tracker.new" description="Begins a new fight">
          New fight
        </Translate>
      </button>
      {before !== undefined && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            void returnToFight();
          }}>
          <Translate id="site.tracker.before" description="Goes back">
            The fight before
          </Translate>
        </button>
      )}
    </>
  );
}

/** Exports a fight as a file, and imports such files. */
export default function TrackerFiles(): ReactNode {
  const {session} = useTracker().value;
  return (
    <div className="trackerForm">
      <Others />
      <FileButtons
        makeFile={() => ({
          name: 'fight.json',
          type: 'application/json',
          text: writeFightFile(session),
        })}
        openFile={openFile}
        buttonClass="button button--secondary"
        textClass="trackerSoft"
      />
      <ForgetButton className="button button--secondary" />
    </div>
  );
}
