import {useEffect, useEffectEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import type {FoundRecords} from '../../model/browser/find';
import type {BrowserState} from '../../model/browser/state';
import Card from './Card';
import css from './cards.lazy.css';

/** Cards per sheet of paper. */
const PER_SHEET = 9;

type Props = {
  readonly state: BrowserState;
  readonly rows: FoundRecords['rows'];
  /** Called after printing. */
  readonly onDone: () => void;
};

/** Divides the cards into sheets. */
function splitSheets(
  rows: FoundRecords['rows'],
): readonly FoundRecords['rows'][] {
  return Array.from({length: Math.ceil(rows.length / PER_SHEET)}, (_, sheet) =>
    rows.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
}

/** All results as a deck of cards, nine to a sheet, printed instead of the page. */
export default function PrintedCards({state, rows, onDone}: Props): ReactNode {
  useAdoptedSheet(css);
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    window.addEventListener('afterprint', tell);
    window.print();
    return () => {
      window.removeEventListener('afterprint', tell);
    };
  }, []);
  return createPortal(
    <div className="spellDeck">
      {splitSheets(rows).map((sheet) => (
        <div key={sheet[0]?.entry.anchor} className="spellDeckSheet">
          {sheet.map((row) => (
            <Card
              key={row.entry.anchor}
              row={row}
              casterLevel={state.casterLevel}
              name={<strong>{row.entry.title}</strong>}
            />
          ))}
        </div>
      ))}
    </div>,
    document.body,
  );
}
