import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import {fileSize} from '../../../assets/model/fileSize';
import type {PackRow, usePacks} from '../../client/usePacks';
import {packLabels, reasonTexts} from './labels';
import styles from './styles.module.css';

type Props = PackRow &
  Pick<ReturnType<typeof usePacks>, 'keep' | 'pause' | 'remove'>;

/** Texts for the states that the progress bar or button does not show. */
const stateTexts: Readonly<Partial<Record<PackRow['state'], () => string>>> = {
  kept: () =>
    translate({
      id: 'site.offline.state.kept',
      message: 'Saved on this device.',
      description: 'Shown for a pack that is completely saved',
    }),
  outdated: () =>
    translate({
      id: 'site.offline.state.outdated',
      message: 'Saved, but out of date.',
      description: 'Shown for a pack with a newer version on the server',
    }),
  stopped: () =>
    translate({
      id: 'site.offline.state.begun',
      message: 'Partly downloaded.',
      description:
        'Shown for a pack that was partly downloaded in an earlier visit',
    }),
};

/** Labels of the button that saves or pauses a pack; it stays the same element, so it keeps focus. */
const mainLabels = {
  absent: () => translate({id: 'site.offline.keep', message: 'Save offline'}),
  stopped: () => translate({id: 'site.offline.resume', message: 'Resume'}),
  outdated: () => translate({id: 'site.offline.update', message: 'Update'}),
  running: () => translate({id: 'site.offline.pause', message: 'Pause'}),
};

function Actions(props: Props): ReactNode {
  const {name, state, isOpen, keep, pause, remove} = props;
  const title = packLabels[name]().title;
  const main = state === 'kept' ? '' : mainLabels[state]();
  const removal = translate({id: 'site.offline.remove', message: 'Remove'});
  const isRunning = state === 'running';
  return (
    <p className={styles.actions}>
      {state !== 'kept' && (
        <Button
          isMain={!isRunning}
          aria-label={`${main} ${title}`}
          disabled={!isRunning && !isOpen}
          onClick={() => {
            (isRunning ? pause : keep)(name);
          }}>
          {main}
        </Button>
      )}
      {!isRunning && state !== 'absent' && (
        <Button
          aria-label={`${removal} ${title}`}
          onClick={() => {
            remove(name);
          }}>
          {removal}
        </Button>
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

/** A pack: its content, size, and state on this device, and the actions for it. */
export default function PackCard(props: Props): ReactNode {
  const {name, bytes, state, progress, reason} = props;
  const {title, note} = packLabels[name]();
  const id = useId();
  const texts = reason === undefined ? stateTexts[state] : reasonTexts[reason];
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
          {title} <small>{fileSize(bytes)}</small>
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
        <p role="status">{texts?.()}</p>
      </div>
      <Actions {...props} />
    </li>
  );
}
