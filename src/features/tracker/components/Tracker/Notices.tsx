import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {saveFile} from '../../../../shared/hooks/saveFile';
import {readAside, useTracker} from '../../hooks/trackerStore';
import type {TrackerFault} from '../../lib/trackerFault';

/** Explains why a fight is not stored, and what readers can do. */
const faultTexts: Readonly<Record<TrackerFault, () => string>> = {
  full: () =>
    translate({
      id: 'site.tracker.fault.full',
      message:
        'This browser has no room left. The fight goes on as long as this page is open: save it as a file.',
    }),
  newer: () =>
    translate({
      id: 'site.tracker.fault.newer',
      message:
        'A newer edition of the site keeps this fight. Reload the page; until then nothing is written.',
    }),
  blocked: () =>
    translate({
      id: 'site.tracker.fault.blocked',
      message:
        'This browser lets the site keep nothing. The fight goes on as long as this page is open: save it as a file.',
    }),
};

/** Warns readers if their fight is not stored, or partly unreadable. */
export default function Notices(): ReactNode {
  const {fault, aside} = useTracker();
  return (
    <>
      <p role="status" className="trackerNotice">
        {fault && faultTexts[fault]()}
      </p>
      {aside > 0 && (
        <p className="trackerNotice">
          <Translate
            id="site.tracker.aside"
            description="Said where a stored fight could not be read">
            A fight that was kept here could not be read, and is kept aside.
          </Translate>{' '}
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              void readAside().then((text) => {
                saveFile({
                  name: 'fight-aside.json',
                  type: 'application/json',
                  text,
                });
              });
            }}>
            <Translate id="site.tracker.aside.save" description="Saves it">
              Save it
            </Translate>
          </button>
        </p>
      )}
    </>
  );
}
