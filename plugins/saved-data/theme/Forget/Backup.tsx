import Translate from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';
import {sheetRules} from '../../../../world/sheetRules';
import {openRecordStore} from '../../../../src/shared/client/recordStore';
import {saveFile, type MadeFile} from '../../../../src/shared/client/saveFile';
import {kebabCase} from '../../../../src/shared/model/kebabCase';
import {deskStore, useDesks} from '../../../pinboard/client/deskStore';
import {writeDeskFile} from '../../../pinboard/model/desk';
import {
  sheetStore,
  useSheets,
} from '../../../character-sheet/client/sheetStore';
import {writeSheetFile} from '../../../character-sheet/model/sheetFile';
import {trackerStore, useTracker} from '../../../tracker/client/trackerStore';
import {writeFightFile} from '../../../tracker/model/trackerFile';
import {sitePlace} from '../../client/sitePlace';

function makeFile(name: string, text: string): MadeFile {
  return {name: `${name}.json`, type: 'application/json', text};
}

/** Makes the files from which desk, tracker and character sheet open again what they hold; undefined until it is read. */
function useFiles(): readonly MadeFile[] | undefined {
  useEffect(() => {
    openRecordStore(deskStore, sitePlace.base);
    openRecordStore(trackerStore, sitePlace.base);
    openRecordStore(sheetStore, sitePlace.base);
  }, []);
  const [desks, fights, sheets] = [useDesks(), useTracker(), useSheets()];
  if (!desks.isReady || !fights.isReady || !sheets.isReady) {
    return undefined;
  }
  const {session, before} = fights.value;
  return [
    makeFile('desk', writeDeskFile(desks.value)),
    makeFile('fight', writeFightFile(session)),
    ...(before ? [makeFile('fight-before', writeFightFile(before))] : []),
    ...sheets.value.sheets.map(({character}) =>
      makeFile(
        kebabCase(sheetRules.getName(character)) || 'character',
        writeSheetFile(sheetRules, character),
      ),
    ),
  ];
}

/** Saves desks, fights and characters as files. */
export default function Backup(): ReactNode {
  const files = useFiles();
  return (
    <button
      type="button"
      className="button button--primary"
      disabled={files === undefined}
      onClick={() => {
        files?.forEach(saveFile);
      }}>
      <Translate
        id="site.forget.backup"
        description="Saves what readers have made before everything is forgotten">
        Save pinboards, fights and characters as files
      </Translate>
    </button>
  );
}
