import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {saveFile} from '../../../../src/shared/client/saveFile';
import type {SavedPart} from '../../client/savedParts';
import {sitePlace} from '../../client/sitePlace';

type Props = {readonly made: readonly Required<SavedPart>[]};

/** Saves the work of readers as files. */
export default function Backup({made}: Props): ReactNode {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const save = async (): Promise<void> => {
    setState('busy');
    try {
      const files = await Promise.all(
        made.map(({makeFiles}) => makeFiles(sitePlace.base)),
      );
      files.flat().forEach(saveFile);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button--primary"
        disabled={state === 'busy'}
        onClick={() => {
          void save();
        }}>
        <Translate
          id="site.forget.backup"
          description="Saves the work of readers before saved data is deleted">
          Save your work as files
        </Translate>
      </button>
      {state === 'failed' && (
        <p role="alert">
          <Translate
            id="site.forget.backup.failed"
            description="Shown if the files of a backup could not be made">
            Could not make the files. Check your connection and try again.
          </Translate>
        </p>
      )}
    </>
  );
}
