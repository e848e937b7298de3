import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {Entry, Told} from '../../model/session';
import {describeNote} from './describeNote';

/** The number of listed steps; the file contains all. */
const LISTED = 100;

type Props = {readonly told: Told};

function writeEntry({notes}: Entry, {names}: Told): string {
  return notes.map((note) => describeNote(note, names)).join(' ');
}

/** The last step, which screen readers announce. */
export function LastStep({told}: Props): ReactNode {
  const last = told.entries.at(-1);
  return (
    <p className="trackerLast" role="status">
      {last && writeEntry(last, told)}
    </p>
  );
}

/** The log of the fight, the most recent step first. */
export default function LogList({told}: Props): ReactNode {
  const {entries} = told;
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
          <ol>
            {entries
              .slice(-LISTED)
              .toReversed()
              .map((entry) => (
                <li key={entry.number} value={entry.number}>
                  {writeEntry(entry, told)}
                </li>
              ))}
          </ol>
        )}
      </details>
    )
  );
}
