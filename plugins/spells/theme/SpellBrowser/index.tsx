import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {shownQuery} from '../../../../src/shared/client/addressQuery';
import {useAddressQuery} from '../../../../src/shared/client/useAddressQuery';
import {useTargetInside} from '../../client/useTargetInside';
import {useWantedPart} from '../../../../src/shared/client/useWantedPart';
import {readQuery, writeQuery} from '../../model/browser/query';
import {
  INITIAL_STATE,
  isBrowsing,
  type BrowserState,
} from '../../model/browser/state';
import LoadingNote from './LoadingNote';
import Presets from './Presets';
import styles from './styles.module.css';
import Toolbar, {type Update} from './Toolbar';

export type Props = {
  /** The complete list, which is shown before readers search, and without script. */
  readonly children: ReactNode;
  /** Queries that the page offers, by label. */
  readonly presets?: Readonly<Record<string, string>>;
};

function loadLive() {
  return import('./load');
}

/** The state in the address, and stable functions that change it. */
function useBrowserState() {
  const {search, change: changeSearch, rest} = useAddressQuery();
  const {state, ignored} = useMemo(() => readQuery(search), [search]);
  const update = useCallback<Update>(
    (make, control) => {
      const shown = shownQuery();
      const next = make(readQuery(shown).state);
      changeSearch(writeQuery(next, shown), control);
    },
    [changeSearch],
  );
  const change = useCallback(
    (next: BrowserState, control?: string) => {
      update(() => next, control);
    },
    [update],
  );
  return {state, ignored, update, change, rest};
}

/** Loads the interactive part, and reports whether that failed. */
function useLive(isWanted: boolean) {
  const [isDropped, setIsDropped] = useState(false);
  const {part, hasFailed} = useWantedPart(
    loadLive,
    isWanted && !isDropped,
    () => {
      setIsDropped(true);
    },
  );
  return {
    part,
    hasFailed,
    tryAgain: () => {
      setIsDropped(false);
    },
  };
}

/** Scrolls the results of a shared address into view; readers who come back keep their position. */
function useSharedView(browser: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isAsked = isBrowsing(readQuery(shownQuery()).state);
    const isAtTop = window.scrollY === 0 && window.location.hash === '';
    if (isAsked && isAtTop) {
      browser.current?.scrollIntoView();
    }
  }, [browser]);
}

/** A searchable list of spells and powers whose whole state is in the address. */
export default function SpellBrowser({children, presets}: Props): ReactNode {
  const controls = useBrowserState();
  const {state, ignored, change} = controls;
  const browser = useRef<HTMLDivElement>(null);
  const served = useRef<HTMLDivElement>(null);
  const panel = useId();
  const [isNear, setIsNear] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isUsed = [isBrowsing(state), isOpen, ignored.length > 0].includes(true);
  const {part, hasFailed, tryAgain} = useLive(isNear || isUsed);
  useTargetInside(served, () => {
    change(INITIAL_STATE);
  });
  useSharedView(browser);
  return (
    <div
      ref={browser}
      className={styles.browser}
      onFocus={() => {
        setIsNear(true);
      }}>
      {presets && <Presets {...{presets, state}} onChoose={change} />}
      <Toolbar
        {...{...controls, isOpen, panel}}
        turn={() => {
          setIsOpen(!isOpen);
        }}
      />
      {isUsed && hasFailed && <LoadingNote tryAgain={tryAgain} />}
      {isUsed && part && (
        <part.Live
          {...{...controls, isOpen, panel}}
          entries={part.entries}
          close={() => {
            setIsOpen(false);
          }}
        />
      )}
      <div ref={served} hidden={part !== undefined && isBrowsing(state)}>
        {children}
      </div>
    </div>
  );
}
