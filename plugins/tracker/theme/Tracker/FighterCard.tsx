import Translate, {translate} from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';
import {fightRules} from '../../../../world/fightRules';
import type {Combatant} from '../../../../src/shared/model/fight';
import {sideTexts, standingTexts} from './labels';

export type Props = {
  readonly who: Combatant;
  /** The bonus that unspent action points currently give to its defense. */
  readonly guard: number;
  /** The names of fighters who act together with it. */
  readonly tied: string;
  readonly isActing: boolean;
  readonly isOpen: boolean;
  /** Opens or closes the card of a fighter; the same function on every render. */
  readonly toggle: (id: string, isOpen: boolean) => void;
  /** Its actions, if the card is open. */
  readonly children: ReactNode;
};

function Figures({
  who,
  guard,
  tied,
}: Pick<Props, 'who' | 'guard' | 'tied'>): ReactNode {
  const {hitPoints, points, fighter, effects, initiative} = who;
  const standing = fightRules.getStanding(who);
  return (
    <>
      <span className="trackerFigures">
        <Translate
          id="site.tracker.figures"
          description="State of a fighter, in one line"
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
        {tied !== '' && (
          <Translate
            id="site.tracker.tied"
            description="Shown for those who act at the same time"
            values={{names: tied}}>
            {', together with {names}'}
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

function FighterCard(props: Props): ReactNode {
  const {who, guard, tied, isActing, isOpen, toggle, children} = props;
  return (
    <li className="trackerCard" data-side={who.side}>
      <button
        type="button"
        className="clean-btn trackerName"
        aria-current={isActing ? 'true' : undefined}
        aria-expanded={isOpen}
        onClick={() => {
          toggle(who.id, !isOpen);
        }}>
        <strong>{who.name}</strong>
        <span className="trackerSide">
          {isActing
            ? translate({id: 'site.tracker.acting', message: 'Acts now'})
            : sideTexts[who.side]()}
        </span>
        <Figures {...{who, guard, tied}} />
      </button>
      {children}
    </li>
  );
}

/**
 * One fighter: its state and, once opened, its actions. It is memoized, because a step changes few
 * fighters.
 */
export default memo(FighterCard);
