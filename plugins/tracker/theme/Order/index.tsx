import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {sideTexts, standingTexts} from '../Tracker/labels';
import {useTracker} from '../../client/trackerStore';
import {listKnownOrder, type KnownFighter} from '../../model/knownOrder';

function Fighter({
  name,
  side,
  isActing,
  fallen,
  conditions,
}: KnownFighter): ReactNode {
  return (
    <li
      data-side={side}
      data-fallen={fallen}
      aria-current={isActing ? 'true' : undefined}>
      <strong>{name}</strong>
      <span className="soft">{sideTexts[side]()}</span>
      {isActing && (
        <span>
          {translate({id: 'site.screen.acting', message: 'acts now'})}
        </span>
      )}
      {fallen && <span>{standingTexts[fallen]()}</span>}
      <span className="soft">{conditions.join(' · ')}</span>
    </li>
  );
}

/** The order of the fight: names, sides, whose turn it is, who has fallen, and conditions. */
export default function Order(): ReactNode {
  const {fight} = useTracker().value.told;
  const fighters = listKnownOrder(fight);
  return (
    <section className="roster">
      <div role="heading" aria-level={2} className="title">
        {fight.round === 0
          ? translate({id: 'site.screen.before', message: 'Turn order'})
          : translate(
              {id: 'site.screen.round', message: 'Round {round}'},
              {round: fight.round},
            )}
      </div>
      {fighters.length === 0 ? (
        <p>
          <Translate id="site.screen.nobody" description="Shown to the players">
            Nobody has rolled yet.
          </Translate>
        </p>
      ) : (
        <ol>
          {fighters.map((fighter) => (
            <Fighter key={fighter.id} {...fighter} />
          ))}
        </ol>
      )}
    </section>
  );
}
