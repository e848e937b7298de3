import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  prepareToUnlock,
  tryToUnlock,
  type ClosedReason,
  type PageReading,
} from '../../client/readSealed';
import {isRemembered} from '../../client/tokens';
import {focusContent} from '../../../../src/shared/client/focusContent';
import type {TryPassword} from '../../client/useAttempts';
import {tokenKey} from '../../format/token';
import PasswordGate from '../PasswordGate';
import Fault from '../PasswordGate/Fault';
import AtOnce from './AtOnce';
import styles from './styles.module.css';

/** Whether the prompt is hidden while remembered access is checked. */
function useHeldBack(
  isChecking: boolean,
  isLocked: boolean,
  keys: readonly string[],
): boolean {
  const [hasAsked, setHasAsked] = useState(false);
  if (isLocked && !hasAsked) {
    setHasAsked(true);
  }
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!isChecking) {
      delete document.documentElement.dataset['remembered'];
    }
  }, [isChecking]);
  return isBrowser && isChecking && !hasAsked && isRemembered(keys);
}

/** Focuses the start of the content after unlocking, because the focused field is gone. */
function useFocusGoesOn(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const {current} = place;
    return () => {
      if (current?.contains(document.activeElement) === true) {
        queueMicrotask(focusContent);
      }
    };
  }, [place]);
}

/** Faults that no password can resolve. */
const final = ['damaged', 'insecure'] as const;

/** Returns the fault that keeps a page closed whatever password is typed. */
function getFault({state}: PageReading['reading']): ClosedReason | undefined {
  return final.find((each) => each === state);
}

function NoScript(): ReactNode {
  return (
    <noscript>
      <p>
        <Translate
          id="site.lockedPage.noScript"
          description="Shown on a locked page where scripts do not run">
          This page is locked. Unlocking it needs JavaScript.
        </Translate>
      </p>
    </noscript>
  );
}

/** Shows the prompt instead of locked content, or explains why there is no prompt. */
export default function ClosedPage({place, reading}: PageReading): ReactNode {
  const ground = useRef<HTMLDivElement>(null);
  useFocusGoesOn(ground);
  const {content, baseUrl} = place;
  const {
    hashes,
    scope: {scope, hint},
  } = content.sealed;
  const keys = useMemo(
    () => [tokenKey('path', baseUrl, scope), tokenKey('admin', baseUrl, scope)],
    [baseUrl, scope],
  );
  const isNotFoundHidden = useHeldBack(
    reading.state === 'checking',
    reading.state === 'locked',
    keys,
  );
  const tryPassword = useCallback<TryPassword>(
    (attempt) => tryToUnlock(place, attempt),
    [place],
  );
  const fault = getFault(reading);
  const onTyping = (): void => {
    void prepareToUnlock(place);
  };
  return (
    <div
      ref={ground}
      className={clsx(styles.closed, isNotFoundHidden && styles.held)}
      data-script-hashes={hashes?.length ? hashes.join(' ') : undefined}>
      <AtOnce keys={keys} />
      <NoScript />
      {fault === undefined ? (
        <PasswordGate
          {...{hint, scope, tryPassword, onTyping}}
          fault={reading.state === 'unreachable' ? reading.state : undefined}
        />
      ) : (
        <p className={clsx('alert alert--danger', styles.fault)} role="alert">
          <Fault fault={fault} />
        </p>
      )}
    </div>
  );
}
