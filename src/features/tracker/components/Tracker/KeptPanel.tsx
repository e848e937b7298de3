import {useEffect, useState, type ReactNode} from 'react';
import {afterPaint} from '../../../../shared/hooks/afterPaint';
import type {Fight} from '../../lib/fight';
import FighterPanel from './FighterPanel';
import type {FightLists} from './useFightLists';

type Props = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly fight: Fight;
  readonly lists: FightLists;
};

/** The panel of a fighter. While it is not open it stays in the page, where nobody can reach it. */
export default function KeptPanel(props: Props): ReactNode {
  const {id, isOpen, fight, lists} = props;
  const who = fight.combatants.find((each) => each.id === id);
  // Browsers lay out only what is not skipped: a new panel is laid out once before it is.
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    void afterPaint().then(() => {
      setLaidOut(true);
    });
  }, []);
  return (
    who && (
      <div
        className="trackerKept"
        data-open={isOpen}
        data-skipped={!isOpen && isLaidOut}>
        {/* What was chosen for a turn is not for that of the next round. */}
        <FighterPanel key={fight.round} fight={fight} who={who} lists={lists} />
      </div>
    )
  );
}
