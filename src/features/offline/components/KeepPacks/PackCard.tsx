import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {fileSize} from '../../../assets/lib/fileSize';
import type {PackRow, usePacks} from '../../hooks/usePacks';
import {packLabels, reasonTexts} from './labels';
import styles from './styles.module.css';

type CardProps = PackRow &
  Pick<ReturnType<typeof usePacks>, 'keep' | 'pause' | 'remove'>;

type ActionProps = ComponentProps<'button'> & {
  /** Id of the heading that names the pack. */
  readonly of: string;
};

function Action({of, ...button}: ActionProps): ReactNode {
  const id = useId();
  return (
    <button type="button" id={id} aria-labelledby={`${id} ${of}`} {...button} />
  );
}

/** What is said of the states that are not told by their progress or button. */
const stateTexts: Readonly<Partial<Record<PackRow['state'], () => string>>> = {
  kept: () =>
    translate({
      id: 'site.offline.state.kept',
      message: 'Kept on this device.',
      description: 'Said of a pack that is there in whole',
    }),
  outdated: () =>
    translate({
      id: 'site.offline.state.outdated',
      message: 'Kept on this device, in an earlier edition.',
      description: 'Said of a pack of which the host has a newer edition',
    }),
  stopped: () =>
    translate({
      id: 'site.offline.state.begun',
      message: 'Begun, but not all of it is here.',
      description: 'Said of a pack that was begun in an earlier visit',
    }),
};

/** Labels of the button that keeps or pauses a pack; it stays the same element, so it keeps focus. */
const mainLabels = {
  absent: () => translate({id: 'site.offline.keep', message: 'Keep'}),
  stopped: () => translate({id: 'site.offline.resume', message: 'Resume'}),
  outdated: () => translate({id: 'site.offline.update', message: 'Update'}),
  running: () => translate({id: 'site.offline.pause', message: 'Pause'}),
};

function Actions({
  name,
  state,
  isOpen,
  keep,
  pause,
  remove,
  of,
}: CardProps & {readonly of: string}): ReactNode {
  const isRunning = state === 'running';
  return (
    <p className={styles.actions}>
      {state !== 'kept' && (
        <Action
          of={of}
          className={`button ${isRunning ? 'button--secondary' : 'button--primary'}`}
          disabled={!isRunning && !isOpen}
          onClick={() => {
            if (isRunning) {
              pause();
            } else {
              keep(name);
            }
          }}>
          {mainLabels[state]()}
        </Action>
      )}
      {!isRunning && state !== 'absent' && (
        <Action
          of={of}
          className="button button--secondary"
          onClick={() => {
            remove(name);
          }}>
          {translate({id: 'site.offline.remove', message: 'Remove'})}
        </Action>
      )}
    </p>
  );
}

/** Moves focus to the card whenever a change of state removes the focused button in it. */
function useKeptFocus(state: PackRow['state']) {
  const ref = useRef<HTMLLIElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) {
      ref.current?.focus({preventScroll: true});
    }
  }, [state]);
  return {
    ref,
    onFocus() {
      hasFocus.current = true;
    },
    // React does not report the blur of an element that it removes.
    onBlur() {
      hasFocus.current = false;
    },
  };
}

/** A pack: its content, size and state on this device, and the actions for it. */
export default function PackCard(props: CardProps): ReactNode {
  const {name, bytes, state, progress, reason} = props;
  const {title, note} = packLabels[name]();
  const id = useId();
  const describe =
    reason === undefined ? stateTexts[state] : reasonTexts[reason];
  return (
    <li
      className={styles.card}
      data-pack={name}
      data-state={state}
      tabIndex={-1}
      aria-labelledby={id}
      {...useKeptFocus(state)}>
      <div>
        <Heading as="h2" id={id} className={styles.title}>
          {title} <span className={styles.size}>{fileSize(bytes)}</span>
        </Heading>
        <p className={styles.note}>{note}</p>
        {progress && (
          <p className={styles.progress}>
            <progress
              aria-labelledby={id}
              max={Math.max(progress.bytes, 1)}
              value={progress.done}
            />
            <Translate
              id="site.offline.progress"
              description="How far a pack has come"
              values={{
                done: fileSize(progress.done),
                all: fileSize(progress.bytes),
              }}>
              {'{done} of {all}'}
            </Translate>
          </p>
        )}
        <p role="status" className={styles.state}>
          {describe?.()}
        </p>
      </div>
      <Actions {...props} of={id} />
    </li>
  );
}
