import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import hasSheet from '@generated/character-sheet/default/hasSheet.json';
import hasFoes from '@generated/fighters/default/hasFoes.json';
import {useEffect, type ReactNode} from 'react';
import {KEEP_PAGE} from '../../../../src/site/keepPage';
import {SHEET_PAGE} from '../../../../src/site/sheetPage';

type ToolProps = {
  readonly label: string;
  /** What it is for. */
  readonly note: string;
} & ({readonly to: string} | {readonly open: () => void});

/** A tool for the table: its page, or what opens it. */
export function Tool({label, note, ...way}: ToolProps): ReactNode {
  return (
    <p className="tablePart">
      {'to' in way ? (
        <Link className="button button--secondary" to={way.to}>
          {label}
        </Link>
      ) : (
        <button
          type="button"
          className="button button--secondary"
          onClick={way.open}>
          {label}
        </button>
      )}
      <span>{note}</span>
    </p>
  );
}

type Props = {
  /** Closes the panel, which would cover what is opened. */
  readonly close: () => void;
};

function TrackerTool({close}: Props): ReactNode {
  const base = useBaseUrl('/');
  return (
    <Tool
      label={translate({
        id: 'site.table.tracker',
        message: 'Open the tracker',
      })}
      note={translate({
        id: 'site.table.tracker.note',
        message:
          'Whose turn it is, with points, wounds, and the chance to hit.',
      })}
      open={() => {
        close();
        void import('../../../tracker/theme/Tracker/mount').then(
          ({showTracker}) => {
            showTracker(base);
          },
        );
      }}
    />
  );
}

const loadScreen = () => import('../../../player-screen/theme/Presenter/mount');

function ScreenTool({close}: Props): ReactNode {
  // Browsers allow a new window right after a press only, so what opens it is loaded ahead.
  useEffect(() => {
    loadScreen().catch(() => undefined);
  }, []);
  return (
    <Tool
      label={translate({
        id: 'site.table.screen',
        message: 'Open a second screen',
      })}
      note={translate({
        id: 'site.table.screen.note',
        message:
          'A window for the players: pictures, maps, tables and the order of a fight, one at a time, and nothing else.',
      })}
      open={() => {
        close();
        void loadScreen().then(({openSecondScreen}) => {
          openSecondScreen();
        });
      }}
    />
  );
}

/** The tools that open beside the page or on a page of their own. */
export default function Tools({close}: Props): ReactNode {
  return (
    <>
      {hasFoes && <TrackerTool close={close} />}
      {hasSheet && (
        <Tool
          label={translate({
            id: 'site.table.sheet',
            message: 'Character sheet',
          })}
          note={translate({
            id: 'site.table.sheet.note',
            message: 'Make a character, and see where each number comes from.',
          })}
          to={SHEET_PAGE}
        />
      )}
      <ScreenTool close={close} />
      <Tool
        label={translate({
          id: 'site.table.keep',
          message: 'Keep the site for the table',
        })}
        note={translate({
          id: 'site.table.keep.note',
          message: 'It then opens without a connection.',
        })}
        to={KEEP_PAGE}
      />
    </>
  );
}
