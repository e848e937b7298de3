import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {openWindow} from '../../../second-screen/hooks/screenWindow';

type Props = {
  /** Closes the panel, which would cover what can be shown. */
  readonly close: () => void;
};

/** Opens the second screen. */
export default function ScreenChoice({close}: Props): ReactNode {
  const base = useBaseUrl('/');
  return (
    <p className="tablePart">
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          // Browsers allow a new window only during the press. The bar tells where they do not.
          openWindow(base);
          close();
          void import('../../../second-screen/components/Presenter/mount').then(
            ({showPresenter}) => {
              showPresenter(base);
            },
          );
        }}>
        <Translate
          id="site.table.screen"
          description="Opens the window that players see">
          Open a second screen
        </Translate>
      </button>
      <span>
        <Translate
          id="site.table.screen.note"
          description="What the second screen is for">
          A window for the players: pictures, maps, tables and the order of a
          fight, one at a time, and nothing else.
        </Translate>
      </span>
    </p>
  );
}
