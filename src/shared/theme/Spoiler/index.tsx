import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly children: ReactNode;
};

/** A few words that stay hidden until readers press them. It works without script. */
export default function Spoiler({children}: Props): ReactNode {
  return (
    <span className={styles.spoiler}>
      <input
        type="checkbox"
        className={styles.cover}
        aria-label={translate({
          id: 'site.spoiler.uncover',
          description: 'Name of the button that shows a hidden passage',
          message: 'Show the spoiler',
        })}
      />
      <span className={styles.words}>{children}</span>
    </span>
  );
}
