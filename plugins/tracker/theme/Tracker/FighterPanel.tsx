import {translate} from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';
import type {Combatant, Fight} from '../../../../src/shared/model/fight';
import type {FightTable} from '../../../../src/shared/model/fightRules';
import AttackForm from './AttackForm';
import CastForm from './CastForm';
import {HoldForm, PowerForm, SpendForm} from './DeedForms';
import {EffectForm, SaveForm} from './EffectForm';
import {InitiativeForm, WoundForm} from './WoundForm';
import {Step} from './fields';

type Props = {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly table: FightTable;
};

/** The actions by which a fighter waits, leaves, or is removed. */
function Leaving({fight, who}: Pick<Props, 'fight' | 'who'>): ReactNode {
  const at = fight.order.indexOf(who.id);
  const after = fight.order[at + 1] ?? fight.order[0];
  return (
    <div className="trackerForm">
      {fight.turn === who.id && after !== undefined && after !== who.id && (
        <Step
          label={translate({id: 'site.tracker.wait', message: 'Wait one turn'})}
          take={() => ({do: 'wait', who: who.id, after})}
        />
      )}
      <Step
        label={
          who.isGone
            ? translate({
                id: 'site.tracker.return',
                message: 'Return to the fight',
              })
            : translate({id: 'site.tracker.leave', message: 'Flee or yield'})
        }
        take={() => ({do: 'leave', who: who.id, isGone: !who.isGone})}
      />
      <Step
        label={translate({id: 'site.tracker.remove', message: 'Remove'})}
        disabled={fight.turn === who.id}
        take={() => ({do: 'remove', who: who.id})}
      />
    </div>
  );
}

function FighterPanel({fight, who, table}: Props): ReactNode {
  const {plays = '', besides = '', powers, spells = []} = who.fighter;
  const isCaster = spells.some(({kind}) => kind === 'spell');
  return (
    <div className="trackerPanel">
      {(plays !== '' || besides !== '') && (
        <p className="trackerSoft">
          {[plays, besides].filter((each) => each !== '').join(' ')}
        </p>
      )}
      <InitiativeForm who={who} />
      {isCaster && <CastForm fight={fight} who={who} />}
      <AttackForm fight={fight} who={who} situations={table.situations} />
      {powers
        .filter(({when}) => when !== 'hit')
        .map((power) => (
          <PowerForm key={power.name} fight={fight} who={who} power={power} />
        ))}
      {!isCaster && <CastForm fight={fight} who={who} />}
      <SpendForm who={who} deeds={table.deeds} />
      <HoldForm who={who} />
      <WoundForm who={who} />
      <EffectForm who={who} />
      <SaveForm who={who} />
      <Leaving fight={fight} who={who} />
    </div>
  );
}

export default memo(FighterPanel);
