import {
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {fightRules} from '../../../../world/fightRules';
import type {Combatant, Fight} from '../../../../src/shared/model/fight';
import type {FightTable} from '../../../../src/shared/model/fightRules';
import FighterCard from './FighterCard';
import FighterPanel from './FighterPanel';

/** Fighters who have rolled initiative, in order, then all others. */
function listInOrder({order, combatants}: Fight): readonly Combatant[] {
  const byId = new Map(combatants.map((each) => [each.id, each]));
  const placed = order.flatMap((id) => byId.get(id) ?? []);
  const isPlaced = new Set(order);
  return [...placed, ...combatants.filter(({id}) => !isPlaced.has(id))];
}

/** The open card: the one chosen in this turn, or else the card of the acting fighter. */
function useOpenCard(turn: string | null): {
  readonly open: string | null;
  readonly toggle: (id: string, isOpen: boolean) => void;
} {
  const [chosen, setChosen] = useState<string>();
  const [seenTurn, setSeenTurn] = useState(turn);
  if (seenTurn !== turn) {
    setSeenTurn(turn);
    setChosen(undefined);
  }
  const toggle = useCallback((id: string, isOpen: boolean) => {
    setChosen(isOpen ? id : '');
  }, []);
  return {open: chosen ?? turn, toggle};
}

export type Props = {readonly fight: Fight; readonly table: FightTable};

/** All fighters, in the order of their turns. */
export default function FighterOrder({fight, table}: Props): ReactNode {
  const {open, toggle} = useOpenCard(fight.turn);
  // The panel has many fields, so a step shows on the cards first, and in the panel right after.
  const panelFight = useDeferredValue(fight);
  const panelOpen = useDeferredValue(open);
  const inPanel = panelFight.combatants.find(({id}) => id === panelOpen);
  const list = useRef<HTMLOListElement>(null);
  const {turn} = panelFight;
  useEffect(() => {
    list.current
      ?.querySelector('.trackerName[aria-current]')
      ?.scrollIntoView({block: 'start'});
  }, [turn]);
  return (
    <ol ref={list} className="trackerOrder">
      {listInOrder(fight).map((each) => (
        <FighterCard
          key={each.id}
          who={each}
          guard={fightRules.getGuard(fight, each)}
          tied={fightRules.listTied(fight, each).join(', ')}
          isActing={fight.turn === each.id}
          isOpen={open === each.id}
          toggle={toggle}>
          {inPanel?.id === each.id && (
            <FighterPanel fight={panelFight} who={inPanel} table={table} />
          )}
        </FighterCard>
      ))}
    </ol>
  );
}
