import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {createRoot} from 'react-dom/client';
import Button from '../../../../src/shared/theme/Button';
import CloseButton from '../../../../src/shared/theme/CloseButton';
import NearButtons from '../../../../src/shared/theme/NearButtons';
import {onForgotten} from '../../../../src/shared/client/tabChannel';
import {useAdoptedSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {LOCK_DATABASE} from '../../../lock/format/token';
import {describePresentable, PRESENTABLE} from '../../client/findPresentable';
import {
  changePresenting,
  openWindow,
  show,
  usePresenting,
} from '../../client/presenter';
import type {Shown} from '../../client/shown';
import Screen from '../Screen';
import css from './presenter.lazy.css';

/** Describes what players see now, or why they can see nothing. */
function describeScreen({
  place,
  isBlocked,
  shown,
  isDark,
}: ReturnType<typeof usePresenting>): string {
  if (place === undefined) {
    return isBlocked
      ? translate({
          id: 'site.screen.blocked',
          message:
            'The browser blocked the player screen. Allow this site to open windows, then open it again.',
        })
      : translate({
          id: 'site.screen.none',
          message: 'The player screen is not open.',
        });
  }
  if (shown === undefined) {
    return translate({
      id: 'site.screen.waiting',
      message:
        'The player screen is ready. Select the screen icon beside a picture, map, table, or quotation to show it.',
    });
  }
  if (isDark) {
    return translate({
      id: 'site.screen.blank',
      message: 'The player screen is blank.',
    });
  }
  const title =
    shown.kind === 'order'
      ? translate({id: 'site.screen.order', message: 'the turn order'})
      : shown.title;
  return translate(
    {id: 'site.screen.shown', message: 'Players see: {title}'},
    {title},
  );
}

function OpenButton(): ReactNode {
  return (
    <Button isMain onClick={openWindow}>
      <Translate id="site.screen.open" description="Opens the window">
        Open the player screen
      </Translate>
    </Button>
  );
}

/** Blanks the screen, or restores its content. */
function DarkSwitch({isDark}: {readonly isDark: boolean}): ReactNode {
  return (
    <Button
      onClick={() => {
        changePresenting({isDark: !isDark});
      }}>
      {isDark ? (
        <Translate id="site.screen.again" description="Ends the dark">
          Show again
        </Translate>
      ) : (
        <Translate id="site.screen.dark" description="Makes the screen dark">
          Blank the screen
        </Translate>
      )}
    </Button>
  );
}

function Bar(): ReactNode {
  const state = usePresenting();
  return (
    <aside
      className="screenBar"
      aria-label={translate({
        id: 'site.screen.name',
        message: 'Player screen',
      })}>
      <p role="status" className="screenState">
        {describeScreen(state)}
      </p>
      {state.place === undefined && <OpenButton />}
      {state.shown && <DarkSwitch isDark={state.isDark === true} />}
      <CloseButton
        label={translate({
          id: 'site.screen.stop',
          message: 'Stop showing',
          description: 'Button that ends the player screen',
        })}
        onClick={() => {
          changePresenting({isOpen: false, shown: undefined});
        }}
      />
    </aside>
  );
}

/** A button at the corner of everything that can be shown to players. */
function ShowLayer(): ReactNode {
  return (
    <NearButtons
      name={translate({
        id: 'site.screen.layer',
        message: 'Show players',
        description: 'Name of the buttons beside content for players',
      })}
      selector={PRESENTABLE}
      describe={describePresentable}
      className="screenShow"
      icon="M3 5h18v11H3zM12 16v4M8 20h8"
      label={({title}) =>
        translate(
          {id: 'site.screen.show', message: 'Show players: {title}'},
          {title},
        )
      }
      place={({top, start, width}) => ({
        insetBlockStart: top,
        insetInlineStart: start + width,
      })}
      press={({described}) => {
        show(described.read());
      }}
    />
  );
}

/** The player screen, and the bar that controls it. */
function Presenter(): ReactNode {
  const {isOpen, place} = usePresenting();
  useAdoptedSheet(css);
  return (
    <>
      {isOpen && (
        <>
          <ShowLayer />
          <Bar />
        </>
      )}
      {place && createPortal(<Screen place={place} />, place)}
    </>
  );
}

let isMounted = false;

/** Mounts the bar once per visit, so that it stays across pages. */
function mount(): void {
  if (!isMounted) {
    isMounted = true;
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(<Presenter />);
    // The shown content may come from a page that is now locked.
    onForgotten(LOCK_DATABASE, () => {
      changePresenting({shown: undefined});
    });
  }
}

/** Opens the player screen, and the bar that says what it shows. */
export function openSecondScreen(): void {
  mount();
  openWindow();
  changePresenting({isOpen: true});
}

/** Shows something to players, and opens the bar that says so. */
export function present(shown: Shown): void {
  mount();
  show(shown);
}
