import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useTracker} from '../../hooks/trackerStore';
import type {Entry} from '../../lib/session';
import {describeNote} from './describeNote';

/** The number of listed steps; the file contains all. */
const LISTED = 100;

function useSentences(): (entry: Entry) => string {
  const {names} = useTracker().value.told;
  return ({notes}) => notes.map((note) => describeNote(note, names)).join(' ');
}

/** The last step, which screen readers announce. */
export function LastStep(): ReactNode {
  const last = useTracker().value.told.entries.at(-1);
  const say = useSentences();
  return (
    <p className="trackerLast" role="status">
      {last && say(last)}
    </p>
  );
}

/** The log of the fight, the most recent step first. */
export default function LogList(): ReactNode {
  const {entries} = useTracker().value.told;
  const say = useSentences();
  const [isOpen, setOpen] = useState(false);
  return (
    entries.length > 1 && (
      <details
        className="trackerFold"
        onToggle={({currentTarget}) => {
          setOpen(currentTarget.open);
        }}>
        <summary>
          <Translate
            id="site.tracker.log"
            description="Opens the log of a fight"
            values={{count: entries.length}}>
            {'Log ({count})'}
          </Translate>
        </summary>
        {isOpen && (
          <ol className="trackerLog">
            {entries
              .slice(-LISTED)
              .toReversed()
              .map((entry) => (
                <li key={entry.number} value={entry.number}>
                  {say(entry)}
                </li>
              ))}
          </ol>
        )}
      </details>
    )
  );
}
