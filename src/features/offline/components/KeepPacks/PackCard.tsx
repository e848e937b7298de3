import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import type {Packs} from '../../hooks/usePacks';
import {fileSize} from '../../../assets/lib/fileSize';
import type {PackRow, Progress} from '../../lib/listPacks';
import {packLabels, reasonTexts} from './labels';
import styles from './styles.module.css';

type CardProps = PackRow & Pick<Packs, 'keep' | 'pause' | 'remove'>;

type ActionProps = ComponentProps<'button'> & {
  /** Id of the heading that names the pack. */
  readonly of: string;
};

function Action({of, className, ...button}: ActionProps): ReactNode {
  const id = useId();
  return (
    <button
      type="button"
      id={id}
      aria-labelledby={`${id} ${of}`}
      className={`button ${className ?? 'button--secondary'}`}
      {...button}
    />
  );
}

/** The size of a pack on the device, and on its way there if that differs. */
function Sizes({
  bytes,
  fetchedBytes,
}: Pick<PackRow, 'bytes' | 'fetchedBytes'>): ReactNode {
  return (
    <span className={styles.size}>
      {fetchedBytes === undefined ? (
        fileSize(bytes)
      ) : (
        <Translate
          id="site.offline.sizes"
          description="The size of a pack: what the connection brings, and what it takes on the device"
          values={{fetched: fileSize(fetchedBytes), kept: fileSize(bytes)}}>
          {'{fetched} to fetch, {kept} on this device'}
        </Translate>
      )}
    </span>
  );
}

function Running({
  done,
  bytes,
  of,
}: Progress & {readonly of: string}): ReactNode {
  return (
    <p className={styles.progress}>
      <progress aria-labelledby={of} max={Math.max(bytes, 1)} value={done} />
      <span>
        <Translate
          id="site.offline.progress"
          description="How far a pack has come"
          values={{done: fileSize(done), all: fileSize(bytes)}}>
          {'{done} of {all}'}
        </Translate>
      </span>
    </p>
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
          className={isRunning ? 'button--secondary' : 'button--primary'}
          disabled={!isRunning && !isOpen}
          onClick={() => {
            if (isRunning) {
              pause();
            } else {
              keep(name);
            }
          }}
          of={of}>
          {mainLabels[state]()}
        </Action>
      )}
      {!isRunning && state !== 'absent' && (
        <Action
          onClick={() => {
            remove(name);
          }}
          of={of}>
          {translate({id: 'site.offline.remove', message: 'Remove'})}
        </Action>
      )}
    </p>
  );
}

/** Moves focus to an element whenever a change of state removes the focused button in it. */
function useKeptFocus(state: PackRow['state']): {
  readonly ref: RefObject<HTMLLIElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} {
  const ref = useRef<HTMLLIElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (
      hasFocus.current &&
      ref.current?.contains(document.activeElement) === false
    ) {
      ref.current.focus({preventScroll: true});
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
  const {name, state, progress, reason} = props;
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
          {title} <Sizes {...props} />
        </Heading>
        <p className={styles.note}>{note}</p>
        {progress && <Running {...progress} of={id} />}
        <p role="status" className={styles.state}>
          {describe?.()}
        </p>
      </div>
      <Actions {...props} of={id} />
    </li>
  );
}
