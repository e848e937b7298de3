import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {limits} from '../../../../src/site/limits';
import styles from './styles.module.css';

type Copying = 'waiting' | 'ready' | 'copied' | 'refused';

const labels: Readonly<Record<Copying, ReactNode>> = {
  waiting: null,
  ready: (
    <Translate
      id="site.copyButton.copy"
      description="Button on a fence of code that copies it">
      Copy code
    </Translate>
  ),
  copied: (
    <Translate
      id="site.copyButton.copied"
      description="Label of the button of a code block after copying">
      Copied
    </Translate>
  ),
  refused: (
    <Translate
      id="site.copyButton.refused"
      description="Label of the button of a code block if the browser blocks copying and the code is selected">
      This browser blocks copying. The code is selected: press Ctrl+C or ⌘C.
    </Translate>
  ),
};

function select(code: Element): void {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(code);
  selection?.addRange(range);
}

async function copy(code: Element): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return 'copied';
  } catch {
    // The browser denies the clipboard, or lacks it on an insecure origin.
    select(code);
    return 'refused';
  }
}

type Props = {
  readonly fence: RefObject<Element | null>;
};

/** A button that copies a code block; it appears shortly after the page. */
export default function CopyButton({fence}: Props): ReactNode {
  const [copying, setCopying] = useState<Copying>('waiting');
  const rest = {
    waiting: limits.copyButtonAfter,
    copied: limits.copiedFor,
    ready: undefined,
    refused: undefined,
  }[copying];
  useEffect(() => {
    if (rest === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setCopying('ready');
    }, rest);
    return () => {
      clearTimeout(timer);
    };
  }, [rest]);
  return (
    copying !== 'waiting' && (
      <button
        type="button"
        className={styles.copy}
        data-live
        onClick={() => {
          if (fence.current !== null) {
            void copy(fence.current).then(setCopying);
          }
        }}>
        <span aria-live="polite">{labels[copying]}</span>
      </button>
    )
  );
}
