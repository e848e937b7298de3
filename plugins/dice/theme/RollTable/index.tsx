import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {rollOnLinked, useRollTable} from '../../client/rollTables';
import {drawFairly} from '../../client/rolls';
import {describeRowThrow, throwText, type Outcome} from '../../model/outcome';
import {findRow} from '../../model/rollTable';
import {splitTable} from '../../../tables/model/sheetTable';
import {
  type Props as TableProps,
  Frame,
  SheetTable,
} from '../../../tables/theme/DataTable';
import {showRoll} from '../DiceTray/showRoll';
import styles from './styles.module.css';

export type Props = Omit<TableProps, 'sortable'> & {
  /**
   * The dice whose result selects a row by its first cell. The build has checked that every result
   * selects one.
   */
  readonly rollable: string;
  /** Anchor of the table, to which rows of other tables may link. */
  readonly id?: string;
};

/** The row rolled last, and how many rolls there were. */
type RolledRow = {readonly row: number; readonly count: number};

type Rolling = {
  readonly rolled: RolledRow | undefined;
  readonly rollOn: (depth: number) => Outcome;
};

function useRolling({sheet, caption, rollable}: Props): Rolling {
  const [rolled, setRolled] = useState<RolledRow>();
  const rollOn = useCallback(
    (depth: number): Outcome => {
      const thrown = throwText(rollable, drawFairly) ?? {
        dice: rollable,
        total: 0,
        workings: '',
      };
      const row = findRow(sheet.rows, thrown.total);
      const {cells = [], page} = splitTable(sheet).rows[row] ?? {};
      setRolled((last) => ({row, count: (last?.count ?? 0) + 1}));
      return {
        ...thrown,
        purpose: caption,
        row: cells,
        inRow: describeRowThrow(cells, drawFairly),
        then: rollOnLinked(page, depth),
      };
    },
    [sheet, caption, rollable],
  );
  return {rolled, rollOn};
}

/** Scrolls the rolled row into view after each roll. */
function useRowInView(
  rolled: RolledRow | undefined,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rolled !== undefined) {
      place.current
        ?.querySelector('tr[aria-current]')
        ?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    }
  }, [rolled]);
  return place;
}

/**
 * A table that readers roll on. The selected row is highlighted, scrolled into view, and announced.
 */
export default function RollTable(props: Props): ReactNode {
  const {caption, sheet, anchors, rollable, id} = props;
  const {rolled, rollOn} = useRolling(props);
  const place = useRowInView(rolled);
  useRollTable(id, rollOn);
  useBrokenLinks().collectAnchor(id);
  return (
    <div ref={place} id={id}>
      <p className={styles.tools}>
        <button
          type="button"
          className={styles.roll}
          onClick={() => {
            void showRoll(rollOn(0));
          }}>
          <Translate
            id="site.rollTable.roll"
            description="Name of the button that rolls on a table"
            values={{dice: rollable}}>
            {'Roll {dice}'}
          </Translate>
        </button>
      </p>
      <Frame>
        <SheetTable
          caption={caption}
          sheet={sheet}
          anchors={anchors}
          linked={1}
          rolled={rolled?.row}
        />
      </Frame>
    </div>
  );
}
