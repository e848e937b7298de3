import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A native disclosure element. */
export default function Details({
  summary,
  children,
  className,
  ...props
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details
      {...props}
      className={clsx('alert alert--info', styles.fold, className)}>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
