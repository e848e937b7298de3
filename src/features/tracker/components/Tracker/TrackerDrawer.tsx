import Translate, {translate} from '@docusaurus/Translate';
import {memo, useDeferredValue, type ReactNode} from 'react';
import {fightRules} from '../../../../../world/fightRules';
import CloseButton from '../../../../shared/components/CloseButton';
import KeptNotice from '../../../../shared/components/KeptNotice';
import {useDrawer} from '../../../../shared/hooks/useDrawer';
import {drawFairly} from '../../../dice/hooks/rolls';
import {useKeptFocus} from '../../hooks/keptFocus';
import {
  readTrackerAside,
  takeAction,
  undoAction,
  useTracker,
} from '../../hooks/trackerStore';
import type {Fight} from '../../lib/fight';
import AddFighters from './AddFighters';
import FighterOrder from './FighterOrder';
import LogList, {LastStep} from './LogList';
import Morale from './Morale';
import ShowOrder from './ShowOrder';
import TrackerFiles from './TrackerFiles';
import {useFightLists} from './useFightLists';

function canRoll({combatants}: Fight): boolean {
  return combatants.some(({initiative}) => initiative === null);
}

function rollInitiative(): void {
  void takeAction(({fight}) => fightRules.rollInitiative(fight, drawFairly));
}

function beginNextTurn(): void {
  void takeAction(({fight}) => fightRules.rollNext(fight, drawFairly));
}

type ButtonsProps = {
  readonly canRoll: boolean;
  readonly canBegin: boolean;
  readonly canUndo: boolean;
  readonly isBegun: boolean;
};

/** The actions for the whole fight. */
function Buttons(props: ButtonsProps): ReactNode {
  return (
    <>
      {props.canRoll && (
        <button
          type="button"
          className="button button--primary"
          onClick={rollInitiative}>
          <Translate id="site.tracker.initiative" description="Rolls">
            Roll initiative
          </Translate>
        </button>
      )}
      <button
        type="button"
        className="button button--primary trackerNext"
        disabled={!props.canBegin}
        onClick={beginNextTurn}>
        {props.isBegun ? (
          <Translate id="site.tracker.next" description="Ends a turn">
            Next turn
          </Translate>
        ) : (
          <Translate id="site.tracker.begin" description="Begins the fight">
            Begin
          </Translate>
        )}
      </button>
      <button
        type="button"
        className="button button--secondary"
        disabled={!props.canUndo}
        onClick={() => {
          void undoAction();
        }}>
        <Translate id="site.tracker.undo" description="Takes a step back">
          Undo
        </Translate>
      </button>
      <ShowOrder canShow={props.canBegin} />
    </>
  );
}

/** Most steps change no button. */
const MemoButtons = memo(Buttons);

type HeadProps = {readonly round: number; readonly close: () => void};

function Head({round, close}: HeadProps): ReactNode {
  return (
    <div className="trackerHead">
      <strong className="trackerTitle">
        {round === 0 ? (
          <Translate id="site.tracker.title" description="Name of the tracker">
            The fight
          </Translate>
        ) : (
          <Translate
            id="site.tracker.round"
            description="Which round of a fight it is"
            values={{round}}>
            {'The fight: round {round}'}
          </Translate>
        )}
      </strong>
      <CloseButton
        label={translate({
          id: 'site.tracker.close',
          message: 'Close the tracker',
        })}
        className="trackerClose"
        onClick={close}
      />
    </div>
  );
}

const MemoHead = memo(Head);

function Empty(): ReactNode {
  return (
    <p className="trackerSoft trackerEmpty">
      <Translate id="site.tracker.empty" description="Said before any fight">
        Nobody is here yet. Open an encounter of a page, or add fighters below.
        In the tracker, N is the next turn and U takes a step back.
      </Translate>
    </p>
  );
}

/** The tracker: beside the page on a desktop, over it on a phone. */
export default function TrackerDrawer({
  close,
}: {
  readonly close: () => void;
}): ReactNode {
  const {value, isReady, ...kept} = useTracker();
  const {session, told, before} = value;
  const {fight} = told;
  // A step shows on the cards first, and in the log right after.
  const logged = useDeferredValue(told);
  const lists = useFightLists();
  const place = useDrawer({
    Escape: close,
    n: beginNextTurn,
    u: () => {
      void undoAction();
    },
  });
  useKeptFocus(place, told);
  return (
    <aside
      ref={place}
      tabIndex={-1}
      className="tracker"
      aria-label={translate({id: 'site.tracker.name', message: 'Tracker'})}>
      <MemoHead round={fight.round} close={close} />
      <div className="trackerBody">
        <KeptNotice
          {...kept}
          readAside={readTrackerAside}
          asideFile="fight-aside.json"
          noticeClass="trackerNotice"
          buttonClass="button button--secondary"
        />
        {isReady && fight.combatants.length === 0 && <Empty />}
        <Morale fight={fight} />
        <FighterOrder fight={fight} lists={lists} />
        <AddFighters lists={lists} />
        <LogList told={logged} />
        <TrackerFiles
          hasFighters={fight.combatants.length > 0}
          hasBefore={before !== undefined}
        />
      </div>
      <div className="trackerMoves">
        <LastStep told={told} />
        <MemoButtons
          canRoll={canRoll(fight)}
          canBegin={fight.order.length > 0}
          canUndo={session.actions.length > 0}
          isBegun={fight.round > 0}
        />
      </div>
    </aside>
  );
}
