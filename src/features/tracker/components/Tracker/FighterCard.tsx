import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {fightRules} from '@world/fightRules';
import {takeAction} from '../../hooks/trackerStore';
import type {Combatant, Fight} from '../../lib/fight';
import type {FightTable} from '../../lib/fightRules';
import AttackForm from './AttackForm';
import {PowerForm, SpendForm} from './DeedForms';
import {EffectForm, SaveForm} from './EffectForm';
import InitiativeForm from './InitiativeForm';
import {sideTexts, standingTexts} from './labels';
import WoundForm from './WoundForm';

type Props = {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly table: FightTable;
  readonly isOpen: boolean;
  readonly toggle: () => void;
};

function Figures({fight, who}: Pick<Props, 'fight' | 'who'>): ReactNode {
  const {hitPoints, points, fighter, effects, initiative} = who;
  const standing = fightRules.getStanding(who);
  const guard = fightRules.getGuard(fight, who);
  return (
    <>
      <span className="trackerFigures">
        <Translate
          id="site.tracker.figures"
          description="How a fighter stands, in one line"
          values={{
            hitPoints,
            most: fighter.hitPoints,
            points,
            defense: fighter.defense + guard,
            soak: fighter.soak,
          }}>
          {
            '{hitPoints} of {most} hit points · {points} AP · DEF {defense} · Soak {soak}'
          }
        </Translate>
        {initiative !== null && (
          <Translate
            id="site.tracker.rolled"
            description="The initiative of a fighter"
            values={{initiative}}>
            {' · initiative {initiative}'}
          </Translate>
        )}
      </span>
      <span className="trackerStates">
        {[
          ...(standing === 'hale' ? [] : [standingTexts[standing]()]),
          ...effects.map(({name, turns}) =>
            turns === undefined ? name : `${name} (${turns})`,
          ),
        ].join(' · ')}
      </span>
    </>
  );
}

/** The actions that take a fighter out of the fight. */
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

function Panel({fight, who, table}: Props): ReactNode {
  const {plays = '', besides = '', powers} = who.fighter;
  return (
    <div className="trackerPanel">
      {(plays !== '' || besides !== '') && (
        <p className="trackerSoft">
          {[plays, besides].filter((each) => each !== '').join(' ')}
        </p>
      )}
      <InitiativeForm who={who} />
      <AttackForm fight={fight} who={who} situations={table.situations} />
      {powers
        .filter(({when}) => when !== 'hit')
        .map((power) => (
          <PowerForm key={power.name} fight={fight} who={who} power={power} />
        ))}
      <SpendForm who={who} deeds={table.deeds} />
      <WoundForm who={who} />
      <EffectForm who={who} />
      <SaveForm who={who} />
      <Leaving fight={fight} who={who} />
    </div>
  );
}

/** A fighter with its state and, once expanded, its actions. */
export default function FighterCard(props: Props): ReactNode {
  const {fight, who, isOpen, toggle} = props;
  const isActing = fight.turn === who.id;
  return (
    <li
      className="trackerCard"
      data-side={who.side}
      aria-current={isActing ? 'true' : undefined}>
      <button
        type="button"
        className="clean-btn trackerName"
        aria-expanded={isOpen}
        onClick={toggle}>
        <strong>{who.name}</strong>
        <span className="trackerSide">
          {isActing
            ? translate({id: 'site.tracker.acting', message: 'Acts now'})
            : sideTexts[who.side]()}
        </span>
        <Figures fight={fight} who={who} />
      </button>
      {isOpen && <Panel {...props} />}
    </li>
  );
}
