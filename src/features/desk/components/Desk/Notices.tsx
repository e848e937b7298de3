import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {saveFile} from '../../../../shared/hooks/saveFile';
import {readAside} from '../../hooks/deskStore';
import type {DeskFault} from '../../lib/deskFault';

type Props = {
  readonly fault: DeskFault | undefined;
  /** The number of items that could not be read, but are preserved. */
  readonly aside: number;
};

/** Explains why desks are not stored, and what readers can do. */
const faultTexts: Readonly<Record<DeskFault, () => string>> = {
  full: () =>
    translate({
      id: 'site.desk.fault.full',
      message:
        'This browser has no room left. The last changes hold as long as this page is open: save them as a file, then make room.',
    }),
  newer: () =>
    translate({
      id: 'site.desk.fault.newer',
      message:
        'A newer edition of the site keeps this desk. Reload the page; until then nothing is written.',
    }),
  blocked: () =>
    translate({
      id: 'site.desk.fault.blocked',
      message:
        'This browser lets the site keep nothing. The desk holds as long as this page is open: save it as a file.',
    }),
};

/** Warns readers if their desks are not stored, or partly unreadable. */
export default function Notices({fault, aside}: Props): ReactNode {
  return (
    <>
      <p role="status" className="deskNotice">
        {fault && faultTexts[fault]()}
      </p>
      {aside > 0 && (
        <p className="deskNotice">
          <Translate
            id="site.desk.aside"
            description="Said where stored pins or parts of a file could not be read"
            values={{count: aside}}>
            {
              '{count} parts could not be read, and are kept aside as they were.'
            }
          </Translate>{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              void readAside().then((text) => {
                saveFile({
                  name: 'desk-aside.json',
                  type: 'application/json',
                  text,
                });
              });
            }}>
            <Translate
              id="site.desk.aside.save"
              description="Saves what could not be read as a file">
              Save them
            </Translate>
          </button>
        </p>
      )}
    </>
  );
}
