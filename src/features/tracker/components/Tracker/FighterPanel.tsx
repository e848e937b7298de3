import Translate from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';
import {takeAction} from '../../hooks/trackerStore';
import type {Combatant, Fight} from '../../lib/fight';
import AttackForm from './AttackForm';
import {PowerForm, SpendForm} from './DeedForms';
import {EffectForm, SaveForm} from './EffectForm';
import ListsFault from './ListsFault';
import InitiativeForm from './InitiativeForm';
import type {FightLists} from './useFightLists';
import WoundForm from './WoundForm';

type Props = {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly lists: FightLists;
};

/** What ends somebody's part in a fight. */
function Leaving({fight, who}: Pick<Props, 'fight' | 'who'>): ReactNode {
  const at = fight.order.indexOf(who.id);
  const after = fight.order[at + 1] ?? fight.order[0];
  return (
    <div className="trackerForm">
      {fight.turn === who.id && after !== undefined && after !== who.id && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            void takeAction(() => ({do: 'wait', who: who.id, after}));
          }}>
          <Translate id="site.tracker.wait" description="Waits">
            Wait one turn
          </Translate>
        </button>
      )}
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          void takeAction(() => ({
            do: 'leave',
            who: who.id,
            isGone: !who.isGone,
          }));
        }}>
        {who.isGone ? (
          <Translate id="site.tracker.return" description="Comes back">
            Comes back
          </Translate>
        ) : (
          <Translate id="site.tracker.leave" description="Leaves the fight">
            Flees or yields
          </Translate>
        )}
      </button>
      <button
        type="button"
        className="button button--secondary"
        disabled={fight.turn === who.id}
        onClick={() => {
          void takeAction(() => ({do: 'remove', who: who.id}));
        }}>
        <Translate id="site.tracker.remove" description="Removes a fighter">
          Take out
        </Translate>
      </button>
    </div>
  );
}

/** What a fighter can do. */
function FighterPanel({fight, who, lists}: Props): ReactNode {
  const {plays = '', besides = '', powers} = who.fighter;
  return (
    <div className="trackerPanel">
      {(plays !== '' || besides !== '') && (
        <p className="trackerSoft">
          {[plays, besides].filter((each) => each !== '').join(' ')}
        </p>
      )}
      <InitiativeForm who={who} />
      <AttackForm fight={fight} who={who} situations={lists.table.situations} />
      {powers
        .filter(({when}) => when !== 'hit')
        .map((power) => (
          <PowerForm key={power.name} fight={fight} who={who} power={power} />
        ))}
      <ListsFault {...lists} />
      <SpendForm who={who} deeds={lists.table.deeds} />
      <WoundForm who={who} />
      <EffectForm who={who} />
      <SaveForm who={who} />
      <Leaving fight={fight} who={who} />
    </div>
  );
}

export default memo(FighterPanel);
