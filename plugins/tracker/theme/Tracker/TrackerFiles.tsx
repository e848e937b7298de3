import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import FileButtons from '../../../../src/shared/theme/FileButtons';
import {formatTexts} from '../../../../src/shared/theme/FileButtons/formatTexts';
import {
  openSession,
  readSession,
  returnToFight,
  saveFighters,
} from '../../client/trackerStore';
import {NO_SESSION} from '../../model/session';
import {readTrackerFile, writeFightFile} from '../../model/trackerFile';

async function openFile(file: File): Promise<string> {
  const content = readTrackerFile(await file.text());
  if ('fault' in content) {
    return formatTexts[content.fault]();
  }
  if ('saved' in content) {
    await saveFighters(content.saved);
    return translate({
      id: 'site.tracker.file.saved',
      message: 'Imported. The fighters are under “Add fighters”.',
    });
  }
  await openSession(content.session);
  return translate({
    id: 'site.tracker.file.opened',
    message: 'Opened. The previous fight is still here.',
  });
}

type OthersProps = {
  /** Whether the current fight has fighters. */
  readonly hasFighters: boolean;
  /** Whether there is a previous fight. */
  readonly hasBefore: boolean;
};

/** Starts another fight, or returns to the previous one. */
function Others({hasFighters, hasBefore}: OthersProps): ReactNode {
  return (
    <>
      <Button
        disabled={!hasFighters}
        onClick={() => void openSession(NO_SESSION)}>
        <Translate id="site.tracker.new" description="Begins a new fight">
          New fight
        </Translate>
      </Button>
      {hasBefore && (
        <Button onClick={() => void returnToFight()}>
          <Translate id="site.tracker.before" description="Goes back">
            Previous fight
          </Translate>
        </Button>
      )}
    </>
  );
}

/** Exports a fight as a file, and imports such files. */
export default function TrackerFiles(props: OthersProps): ReactNode {
  const [said, say] = useState('');
  return (
    <div className="trackerForm">
      <Others {...props} />
      <FileButtons
        makeFile={() => ({
          name: 'fight.json',
          text: writeFightFile(readSession()),
        })}
        openFile={openFile}
        say={say}
      />
      <p role="status" className="trackerSoft">
        {said}
      </p>
    </div>
  );
}
