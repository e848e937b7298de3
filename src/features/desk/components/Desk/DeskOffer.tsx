import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {readDeskHash} from '../../hooks/deskLink';
import {addDesks, changeDesks} from '../../hooks/deskStore';
import type {Desk} from '../../lib/desk';
import {openDesk} from '../../lib/deskChanges';
import type {LinkContent, LinkFault} from '../../lib/deskLink';

/** Reads the desk in the hash of the current address. */
function useLinked(): LinkContent | undefined {
  const {hash} = useLocation();
  const [linked, setLinked] = useState<{
    readonly hash: string;
    readonly content: LinkContent | undefined;
  }>();
  useEffect(() => {
    let isAwaited = true;
    void readDeskHash(hash).then((content) => {
      if (isAwaited) {
        setLinked({hash, content});
      }
    });
    return () => {
      isAwaited = false;
    };
  }, [hash]);
  return linked?.hash === hash ? linked.content : undefined;
}

/** Says why a link brings no desk. */
const faultTexts: Readonly<Record<LinkFault, () => string>> = {
  newer: () =>
    translate({
      id: 'site.desk.linked.newer',
      message:
        'The link is from a newer edition of the site. Reload the page, then open it again. Nothing was changed.',
    }),
  damaged: () =>
    translate({
      id: 'site.desk.linked.damaged',
      message:
        'The link is damaged, perhaps cut by a messenger. Ask for it again, or for the desk as a file. Nothing was changed.',
    }),
  tooLarge: () =>
    translate({
      id: 'site.desk.linked.tooLarge',
      message:
        'The link holds more than a desk can hold, so it was not read. Nothing was changed.',
    }),
};

async function take(desk: Desk): Promise<void> {
  await addDesks([desk], []);
  await changeDesks(openDesk(desk.id));
}

function Offered({desk}: {readonly desk: Desk}): ReactNode {
  return (
    <Translate
      id="site.desk.linked"
      description="Said where a link that was opened holds a desk"
      values={{name: <strong>{desk.name}</strong>, count: desk.pins.length}}>
      {
        'This link holds the desk “{name}” (pins: {count}). Take it, and its pins come to yours; nothing of yours goes.'
      }
    </Translate>
  );
}

/** Offers to add the desk in the current address. */
export default function DeskOffer(): ReactNode {
  const linked = useLinked();
  const history = useHistory();
  if (linked === undefined) {
    return null;
  }
  const leave = (): void => {
    history.replace({...history.location, hash: ''});
  };
  return (
    <div className="deskNotice" role="status">
      <p>
        {'fault' in linked ? (
          faultTexts[linked.fault]()
        ) : (
          <Offered desk={linked.desk} />
        )}
      </p>
      <div className="deskTools">
        {'desk' in linked && (
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => {
              void take(linked.desk).then(leave);
            }}>
            <Translate
              id="site.desk.linked.take"
              description="Takes the desk that a link holds">
              Take it
            </Translate>
          </button>
        )}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={leave}>
          {'fault' in linked ? (
            <Translate
              id="site.desk.linked.close"
              description="Closes what is said of a damaged link">
              Close
            </Translate>
          ) : (
            <Translate
              id="site.desk.linked.leave"
              description="Leaves the desk that a link holds">
              No, thanks
            </Translate>
          )}
        </button>
      </div>
    </div>
  );
}
