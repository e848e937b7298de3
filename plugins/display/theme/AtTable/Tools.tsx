import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import hasSheet from '@generated/character-sheet/default/hasSheet.json';
import hasFoes from '@generated/fighters/default/hasFoes.json';
import {useEffect, type ReactNode} from 'react';
import {map} from '../../../../world/map';
import {SHEET_PAGE} from '../../../../src/site/sheetPage';
import {setPaletteQuery} from '../../../search/client/paletteQuery';
import {changeTableView} from '../../client/tableView';

/** A tool for the table: its page, or what opens it. */
type Tool = {readonly label: string} & (
  {readonly to: string} | {readonly open: () => void}
);

const loadScreen = () => import('../../../player-screen/theme/Presenter/mount');

async function showTracker(base: string): Promise<void> {
  const tracker = await import('../../../tracker/theme/Tracker/mount');
  tracker.showTracker(base);
}

async function openScreen(): Promise<void> {
  const {openSecondScreen} = await loadScreen();
  openSecondScreen();
}

function listTools(base: string): readonly Tool[] {
  return [
    ...(hasSheet
      ? [
          {
            label: translate({
              id: 'site.table.sheet',
              message: 'Character sheet',
            }),
            to: SHEET_PAGE,
          },
        ]
      : []),
    ...(hasFoes
      ? [
          {
            label: translate({id: 'site.table.tracker', message: 'Fight'}),
            open() {
              void showTracker(base);
            },
          },
        ]
      : []),
    {label: translate({id: 'site.table.map', message: 'Map'}), to: map.page},
    {
      label: translate({id: 'site.table.desk.open', message: 'Pinboard'}),
      open() {
        changeTableView({desk: true});
      },
    },
    {
      label: translate({id: 'site.table.dice', message: 'Dice'}),
      open() {
        setPaletteQuery('1d20');
      },
    },
    {
      label: translate({id: 'site.table.screen', message: 'Player screen'}),
      open() {
        void openScreen();
      },
    },
  ];
}

type Props = {
  /** Closes the panel, which would cover what is opened. */
  readonly close: () => void;
};

/** The tools that open beside the page or on a page of their own. */
export default function Tools({close}: Props): ReactNode {
  const base = useBaseUrl('/');
  // Browsers allow a new window right after a press only, so what opens it is loaded ahead.
  useEffect(() => {
    loadScreen().catch(() => undefined);
  }, []);
  return (
    <ul className="tableTools">
      {listTools(base).map(({label, ...way}) => (
        <li key={label}>
          {'to' in way ? (
            <Link
              className="button button--secondary"
              to={way.to}
              onClick={close}>
              {label}
            </Link>
          ) : (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => {
                close();
                way.open();
              }}>
              {label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
