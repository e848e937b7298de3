import type {Props} from '@theme/MDXComponents/Pre';
import {useRef, type ReactNode} from 'react';
import CopyButton from '../../../plugins/code/theme/CopyButton';
import styles from './styles.module.css';

/** Readers must be able to reach a code block that scrolls sideways by keyboard. */
const reachable = {tabIndex: 0} as const;

/** A code block with a copy button. */
export default function MDXPre(props: Props): ReactNode {
  const fence = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.fence}>
      <pre {...reachable} {...props} ref={fence} />
      <CopyButton fence={fence} />
    </div>
  );
}
