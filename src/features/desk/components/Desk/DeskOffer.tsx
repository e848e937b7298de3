import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {readDeskHash, type LinkContent} from '../../hooks/deskLink';
import {addDesks, changeDesks} from '../../hooks/deskStore';
import type {Desk} from '../../lib/desk';
import {openDesk} from '../../lib/deskChanges';

/** Says what a link brings, or why it brings no desk. */
function describe(linked: LinkContent): string {
  if ('desk' in linked) {
    return translate(
      {
        id: 'site.desk.linked',
        message:
          'This link holds the desk “{name}” (pins: {count}). Take it, and its pins come to yours; nothing of yours goes.',
      },
      {name: linked.desk.name, count: linked.desk.pins.length},
    );
  }
  return linked.fault === 'newer'
    ? translate({
        id: 'site.desk.linked.newer',
        message:
          'The link is from a newer edition of the site. Reload the page, then open it again. Nothing was changed.',
      })
    : translate({
        id: 'site.desk.linked.damaged',
        message:
          'The link is damaged, perhaps cut by a messenger. Ask for it again, or for the desk as a file. Nothing was changed.',
      });
}

async function take(desk: Desk): Promise<void> {
  await addDesks([desk], []);
  await changeDesks(openDesk(desk.id));
}

/** Offers to add the desk in the current address. */
export default function DeskOffer(): ReactNode {
  const history = useHistory();
  const {hash} = useLocation();
  const [linked, setLinked] = useState<LinkContent>();
  useEffect(() => {
    void readDeskHash(hash).then(setLinked);
  }, [hash]);
  if (linked === undefined) {
    return null;
  }
  const leave = (): void => {
    history.replace({...history.location, hash: ''});
  };
  return (
    <div className="deskNotice" role="status">
      <p>{describe(linked)}</p>
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
          <Translate
            id="site.desk.linked.close"
            description="Closes what is said of a link">
            Close
          </Translate>
        </button>
      </div>
    </div>
  );
}
