import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {drawFairly} from '../../client/rolls';
import {throwText} from '../../model/outcome';
import {showRoll} from '../DiceTray/showRoll';
import styles from './styles.module.css';

type Props = {
  /** The dice notation, such as "2d6+3". */
  readonly roll: string;
};

function throwThem(roll: string): void {
  const outcome = throwText(roll, drawFairly);
  if (outcome !== undefined) {
    void showRoll(outcome);
  }
}

/** Dice in a line of text that readers can roll; plain text without script. */
export default function Dice({roll}: Props): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  // A click queued before hydration targets this element, but the button is rendered only now.
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
