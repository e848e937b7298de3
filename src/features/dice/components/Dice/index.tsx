import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {drawFairly} from '../../hooks/rolls';
import {throwText} from '../../lib/outcome';
import {showRoll} from '../DiceTray/showRoll';
import styles from './styles.module.css';

export type Props = {
  /** The dice as they are written: "2d6+3". */
  readonly roll: string;
};

function throwThem(roll: string): void {
  const outcome = throwText(roll, drawFairly);
  if (outcome !== undefined) {
    void showRoll(outcome);
  }
}

/** Dice in a line of text, which readers can throw; without script they are text. */
export default function Dice({roll}: Props): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  // A press before hydration is held for the place, where the button is not yet.
  useLayoutEffect(() => {
    const {current} = place;
    const onClick = (): void => {
      throwThem(roll);
    };
    current?.addEventListener('click', onClick);
    return () => {
      current?.removeEventListener('click', onClick);
    };
  }, [roll]);
  return (
    <span ref={place} data-waits="" className={styles.dice}>
      {useIsBrowser() ? (
        <button
          type="button"
          className={styles.button}
          aria-label={translate(
            {
              id: 'site.dice.roll',
              message: 'Roll {dice}',
              description:
                'Name of dice in a line of text, which can be thrown',
            },
            {dice: roll},
          )}>
          {roll}
        </button>
      ) : (
        roll
      )}
    </span>
  );
}
