import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useBackToTop} from '../../page/client/useBackToTop';
import styles from './styles.module.css';

/** A ring that fills with reading progress. */
function Ring({percent}: {readonly percent: number}): ReactNode {
  return (
    <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true">
      <circle className={styles.way} cx="24" cy="24" r="22" />
      <circle
        className={styles.done}
        cx="24"
        cy="24"
        r="22"
        pathLength="100"
        strokeDasharray={`${percent} 100`}
        transform="rotate(-90 24 24)"
      />
      <path className={styles.arrow} d="M15 28l9-9 9 9" />
    </svg>
  );
}

/** Scrolls to the top of the page, and shows reading progress. */
export default function BackToTopButton(): ReactNode {
  const {shown, percent, goToTop} = useBackToTop();
  const label = translate({
    id: 'site.backToTop.label',
    message: 'Back to top',
    description: 'Name of the button that returns to the top of the page',
  });
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.button,
        shown && styles.shown,
      )}
      aria-label={label}
      title={label}
      onClick={goToTop}>
      <Ring percent={percent} />
    </button>
  );
}
