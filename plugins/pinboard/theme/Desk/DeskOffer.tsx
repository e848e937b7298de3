import {interpolate} from '@docusaurus/Interpolate';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {pluralForm} from '../../../../src/shared/model/pluralForm';
import Button from '../../../../src/shared/theme/Button';
import {readDeskHash} from '../../client/deskLink';
import {addDesks, changeDesks} from '../../client/deskStore';
import {DESK_HASH} from '../../client/deskView';
import type {Desk} from '../../model/desk';
import {openDesk} from '../../model/deskChanges';

/** Describes the pinboard in a link, or says that the link is damaged. */
function describe(desk: Desk | undefined): string {
  return desk === undefined
    ? translate({
        id: 'site.desk.linked.damaged',
        message:
          'The link is damaged, too long, or from a newer version of the site. Reload the page and open it again, or ask for the pinboard as a file. Nothing has changed.',
      })
    : interpolate(
        pluralForm(
          desk.pins.length,
          translate({
            id: 'site.desk.linked',
            message:
              'This link contains the pinboard “{name}” with {count} pin. Adding it does not remove any of yours.|This link contains the pinboard “{name}” with {count} pins. Adding it does not remove any of yours.',
          }),
        ),
        {name: desk.name, count: desk.pins.length},
      );
}

/** Offers to add the pinboard in the current address. */
export default function DeskOffer(): ReactNode {
  const history = useHistory();
  const {hash} = useLocation();
  const [linked, setLinked] = useState<{readonly desk: Desk | undefined}>();
  useEffect(() => {
    if (hash.startsWith(DESK_HASH)) {
      void readDeskHash(hash).then((desk) => {
        setLinked({desk});
      });
    }
  }, [hash]);
  if (linked === undefined) {
    return null;
  }
  const {desk} = linked;
  const leave = (): void => {
    setLinked(undefined);
    history.replace({...history.location, hash: ''});
  };
  const take = async (taken: Desk): Promise<void> => {
    await addDesks([taken], []);
    await changeDesks(openDesk(taken.id));
    leave();
  };
  return (
    <div className="deskNotice" role="status">
      <p>{describe(desk)}</p>
      <div className="deskTools">
        {desk && (
          <Button isMain onClick={() => void take(desk)}>
            <Translate
              id="site.desk.linked.take"
              description="Takes the pinboard that a link holds">
              Add these pins
            </Translate>
          </Button>
        )}
        <Button onClick={leave}>
          <Translate
            id="site.desk.linked.close"
            description="Closes what is said of a link">
            Close
          </Translate>
        </Button>
      </div>
    </div>
  );
}
