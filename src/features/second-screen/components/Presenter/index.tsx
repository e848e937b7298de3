import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import CloseButton from '../../../../shared/components/CloseButton';
import {useAdoptedSheet} from '../../../../shared/hooks/useAdoptedSheet';
import {
  blankScreen,
  canTell,
  setPresenterOpen,
  showAgain,
  stopShowing,
  usePresenterOpen,
  usePresenting,
} from '../../hooks/presenter';
import {
  getScreenAddress,
  openWindow,
  WINDOW_NAME,
} from '../../hooks/screenWindow';
import {describeScreen} from './labels';
import FightFollower from './FightFollower';
import css from './presenter.lazy.css';
import ShowLayer from './ShowLayer';

type Props = {readonly basePath: string};

/** Opens the window; if the browser blocks it, a link that no browser blocks. */
function WindowOpener({basePath}: Props): ReactNode {
  const [isBlocked, setIsBlocked] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          setIsBlocked(!openWindow(basePath));
        }}>
        <Translate id="site.screen.open" description="Opens the window">
          Open the window
        </Translate>
      </button>
      {isBlocked && (
        <span role="alert">
          <Translate
            id="site.screen.blocked"
            description="Said where a browser blocks the window">
            The browser blocked it:
          </Translate>{' '}
          {/* eslint-disable-next-line @docusaurus/no-html-links -- The bar is outside the application. */}
          <a href={getScreenAddress(basePath)} target={WINDOW_NAME}>
            <Translate
              id="site.screen.link"
              description="Link that opens the window as a tab">
              open it as a tab
            </Translate>
          </a>
        </span>
      )}
    </>
  );
}

/** Makes the screen dark, or shows again what it showed. */
function DarkSwitch(): ReactNode {
  const {order, shown} = usePresenting();
  if (shown === undefined) {
    return null;
  }
  return order?.is === 'blank' ? (
    <button
      type="button"
      className="button button--secondary"
      onClick={showAgain}>
      <Translate id="site.screen.again" description="Ends the dark">
        Show again
      </Translate>
    </button>
  ) : (
    <button
      type="button"
      className="button button--secondary"
      onClick={blankScreen}>
      <Translate id="site.screen.dark" description="Makes the screen dark">
        Dark
      </Translate>
    </button>
  );
}

function Bar({basePath}: Props): ReactNode {
  const state = usePresenting();
  return (
    <aside
      className="screenBar"
      aria-label={translate({
        id: 'site.screen.name',
        message: 'Second screen',
      })}>
      <p role="status" className="screenState">
        {describeScreen(state, canTell())}
      </p>
      {canTell() && !state.hasWindow && <WindowOpener basePath={basePath} />}
      <DarkSwitch />
      <CloseButton
        label={translate({
          id: 'site.screen.stop',
          message: 'Stop showing',
          description: 'Button that ends the second screen',
        })}
        className="screenClose"
        onClick={() => {
          stopShowing();
          setPresenterOpen(false);
        }}
      />
      <FightFollower />
    </aside>
  );
}

/** What a game master sees of the second screen, while it is used. */
export default function Presenter({basePath}: Props): ReactNode {
  const isOpen = usePresenterOpen();
  useAdoptedSheet(css);
  return (
    isOpen && (
      <>
        <ShowLayer />
        <Bar basePath={basePath} />
      </>
    )
  );
}
