import Translate, {translate} from '@docusaurus/Translate';
import {useRef, useState, type ReactNode} from 'react';
import {saveFile} from '../../../../shared/hooks/saveFile';
import {openSession, returnToFight, useTracker} from '../../hooks/trackerStore';
import {NO_SESSION} from '../../lib/session';
import {
  readFightFile,
  writeFightFile,
  type FileFault,
} from '../../lib/trackerFile';

/** Explains why a file was not imported. */
const faultTexts: Readonly<Record<FileFault, () => string>> = {
  notJson: () =>
    translate({
      id: 'site.tracker.file.notJson',
      message: 'This file is damaged, or no fight. Nothing was changed.',
    }),
  foreign: () =>
    translate({
      id: 'site.tracker.file.foreign',
      message: 'This file is of something else. Nothing was changed.',
    }),
  newer: () =>
    translate({
      id: 'site.tracker.file.newer',
      message:
        'This file is from a newer edition of the site. Reload the page, then open it again. Nothing was changed.',
    }),
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
  const {kept, told} = useTracker();
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
      {kept.before !== undefined && (
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
  const {kept} = useTracker();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  return (
    <div className="trackerForm">
      <Others />
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          saveFile({
            name: 'fight.json',
            type: 'application/json',
            text: writeFightFile(kept.session),
          });
        }}>
        <Translate id="site.tracker.export" description="Saves the fight">
          Save as file
        </Translate>
      </button>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          field.current?.click();
        }}>
        <Translate id="site.tracker.import" description="Opens a file">
          Open a file
        </Translate>
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file !== undefined) {
            void openFile(file).then(setSaid);
          }
          target.value = '';
        }}
      />
      <p role="status" className="trackerSoft">
        {said}
      </p>
    </div>
  );
}
