import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import BarFace, {barEntry} from '../../../../src/shared/theme/BarEntry';
import Contained from '../../../../src/shared/theme/Contained';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import NavbarButton from '../../../navigation/theme/NavbarButton';
import {changeTableView, useTableView} from '../../client/tableView';

type Props = {
  /** Whether it is in the mobile menu, which has room for its label. */
  readonly mobile?: boolean;
};

/** A lamp on a table. */
const LAMP = 'M9 4h6l4 8H5zM12 12v8M8 20h8';

async function fetchAtTable() {
  return (await import('../AtTable')).default;
}

function openPanel(): void {
  changeTableView({panel: true});
}

/** The button for table tools in the bar of phones. */
export function TableBarButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', barEntry)}
      aria-haspopup="dialog"
      onClick={openPanel}>
      <BarFace
        icon={LAMP}
        label={translate({
          id: 'site.phoneBar.table',
          message: 'Tools',
          description: 'Button of the bar on phones for the tools for play',
        })}
      />
    </button>
  );
}

function Opener({mobile = false}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  return (
    <NavbarButton
      mobile={mobile}
      label={translate({
        id: 'site.table.label',
        message: 'At the table',
        description: 'Button of the navbar for the tools for play',
      })}
      icon={LAMP}
      onClick={() => {
        if (shown) {
          toggle();
        }
        openPanel();
      }}
    />
  );
}

/** The button in the navbar, with its panel. */
function Tools(): ReactNode {
  const {panel, look} = useTableView();
  const {part: AtTable} = useWantedPart(
    fetchAtTable,
    panel !== false || look,
    () => {
      changeTableView({panel: false});
    },
  );
  return (
    <>
      <Opener />
      {AtTable && (
        <Contained>
          <AtTable />
        </Contained>
      )}
    </>
  );
}

/** The button for table tools, in the navbar or the mobile menu. */
export default function TableButton({mobile = false}: Props): ReactNode {
  return mobile ? <Opener mobile /> : <Tools />;
}
