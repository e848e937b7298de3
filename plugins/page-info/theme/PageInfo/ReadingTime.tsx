import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The number of words as readers see it. */
  readonly words: string;
  /** Whole minutes; 0 means less than one. */
  readonly minutes: number;
};

/** The reading time and the length of the page. */
export default function ReadingTime({words, minutes}: Props): ReactNode {
  return (
    <>
      <span>
        {minutes === 0 ? (
          <Translate
            id="site.pageInfo.lessThanOneMinute"
            description="How long a very short page takes to read">
            Less than 1 minute
          </Translate>
        ) : (
          <Translate
            id="site.pageInfo.minutes"
            description="How long a page takes to read"
            values={{minutes}}>
            {'About {minutes} min'}
          </Translate>
        )}
      </span>
      <span className={styles.words}>
        <Translate
          id="site.pageInfo.words"
          description="How long a page is"
          values={{words}}>
          {'About {words} words'}
        </Translate>
      </span>
    </>
  );
}
