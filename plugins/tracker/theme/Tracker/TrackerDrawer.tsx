import Translate, {translate} from '@docusaurus/Translate';
import {
  useDeferredValue,
  useEffect,
  type ReactNode,
  type RefObject,
} from 'react';
import {fightRules} from '../../../../world/fightRules';
import Button from '../../../../src/shared/theme/Button';
import FetchFault from '../../../../src/shared/theme/FetchFault';
import CloseButton from '../../../../src/shared/theme/CloseButton';
import KeptNotice from '../../../../src/shared/theme/KeptNotice';
import Parts from '../../../../src/shared/theme/Parts';
import {useDrawer} from '../../../../src/shared/client/useDrawer';
import {useNeededPart} from '../../../../src/shared/client/useWantedPart';
import {drawFairly} from '../../../dice/client/rolls';
import {
  takeAction,
  trackerStore,
  undoAction,
  useTracker,
} from '../../client/trackerStore';
import type {Fight} from '../../../../src/shared/model/fight';
import type {FightTable} from '../../../../src/shared/model/fightRules';
import Order from '../Order';
import AddFighters from './AddFighters';
import FighterOrder from './FighterOrder';
import LogList, {LastStep} from './LogList';
import Morale from './Morale';
import TrackerFiles from './TrackerFiles';
import WriteBack from './WriteBack';

/** The fight table before it is loaded. */
const NO_TABLE: FightTable = {
  sheets: [],
  sources: [],
  foes: [],
  characters: [],
  parties: [],
  deeds: [],
  situations: [],
};

async function fetchTable(): Promise<FightTable> {
  return (await import('@generated/tracker/default/table.json')).default;
}

function canRoll({combatants}: Fight): boolean {
  return combatants.some(({initiative}) => initiative === null);
}

function rollInitiative(): void {
  void takeAction(({fight}) => fightRules.rollInitiative(fight, drawFairly));
}

function beginNextTurn(): void {
  void takeAction(({fight}) => fightRules.rollNext(fight, drawFairly));
}

type ButtonsProps = {readonly fight: Fight; readonly canUndo: boolean};

/** The actions for the whole fight. */
function Buttons({fight, canUndo}: ButtonsProps): ReactNode {
  const canBegin = fight.order.length > 0;
  return (
    <>
      {canRoll(fight) && (
        <Button isMain onClick={rollInitiative}>
          <Translate id="site.tracker.initiative" description="Rolls">
            Roll initiative
          </Translate>
        </Button>
      )}
      <Button
        isMain
        className="trackerNext"
        disabled={!canBegin}
        onClick={beginNextTurn}>
        {fight.round > 0 ? (
          <Translate id="site.tracker.next" description="Ends a turn">
            Next turn
          </Translate>
        ) : (
          <Translate id="site.tracker.begin" description="Begins the fight">
            Begin
          </Translate>
        )}
      </Button>
      <Button disabled={!canUndo} onClick={() => void undoAction()}>
        <Translate id="site.tracker.undo" description="Takes a step back">
          Undo
        </Translate>
      </Button>
      <Parts at="tracker" hasBegun={canBegin} Order={Order} />
    </>
  );
}

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
        onClick={close}
      />
    </div>
  );
}

/** Says that the lists of the world did not load. */
function ListsFault({tryAgain}: {readonly tryAgain: () => void}): ReactNode {
  return (
    <FetchFault className="trackerNotice" tryAgain={tryAgain}>
      <Translate
        id="site.tracker.lists.fault"
        description="Shown if the lists of the tracker did not load">
        Foes, characters, actions, and situations did not load. Everything else
        works.
      </Translate>
    </FetchFault>
  );
}

function Empty(): ReactNode {
  return (
    <p className="trackerNotice">
      <Translate id="site.tracker.empty" description="Shown before any fight">
        No fighters yet. Open an encounter on a page, or add fighters below.
        Press N for the next turn and U to undo.
      </Translate>
    </p>
  );
}

/**
 * Moves the focus to the button of the next turn if a step has removed or disabled the focused
 * element. Otherwise keys would no longer reach the tracker.
 *
 * @param shown a value that changes after each step.
 */
function useKeptFocus(
  tracker: RefObject<HTMLElement | null>,
  shown: unknown,
): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const {activeElement} = document;
      // A browser may take the focus from a disabled button only after this frame.
      if (
        activeElement === document.body ||
        activeElement?.matches(':disabled') === true
      ) {
        const next = tracker.current?.querySelector<HTMLElement>(
          '.trackerNext:enabled',
        );
        (next ?? tracker.current)?.focus({preventScroll: true});
      }
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [tracker, shown]);
}

/** The tracker: beside the page on a desktop, over it on a phone. */
export default function TrackerDrawer({
  close,
}: {
  readonly close: () => void;
}): ReactNode {
  const {value, isReady} = useTracker();
  const {session, told, before} = value;
  const {fight} = told;
  // A step shows on the cards first, and in the log right after.
  const logged = useDeferredValue(told);
  const lists = useNeededPart(fetchTable);
  const table = lists.part ?? NO_TABLE;
  const place = useDrawer({
    Escape: close,
    n: beginNextTurn,
    u: () => {
      void undoAction();
    },
  });
  useKeptFocus(place, logged);
  return (
    <aside
      ref={place}
      tabIndex={-1}
      className="tracker"
      aria-label={translate({id: 'site.tracker.name', message: 'Tracker'})}>
      <Head round={fight.round} close={close} />
      <div className="trackerBody">
        <KeptNotice store={trackerStore} noticeClass="trackerNotice" />
        {lists.hasFailed && <ListsFault tryAgain={lists.tryAgain} />}
        {isReady && fight.combatants.length === 0 && <Empty />}
        <Morale fight={fight} />
        <FighterOrder fight={fight} table={table} />
        <AddFighters table={table} />
        {fight.round > 0 && <WriteBack fight={fight} />}
        <LogList told={logged} />
        <TrackerFiles
          hasFighters={fight.combatants.length > 0}
          hasBefore={before !== undefined}
        />
      </div>
      <div className="trackerMoves">
        <LastStep told={told} />
        <Buttons fight={fight} canUndo={session.actions.length > 0} />
      </div>
    </aside>
  );
}
