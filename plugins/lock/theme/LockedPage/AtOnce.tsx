import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

type Props = {
  /** Storage keys under which access to this page is remembered. */
  readonly keys: readonly string[];
};

/** An inline script that marks the page for readers with remembered access, and starts loading its scripts. */
function createScript(keys: readonly string[]): string {
  const list = JSON.stringify(keys).replaceAll('<', String.raw`\u003c`);
  return `try{for(const k of ${list})if(localStorage[k]||sessionStorage[k]){document.documentElement.dataset.remembered="";dispatchEvent(new Event("focusin"))}}catch{}`;
}

/** Hides the prompt from readers with remembered access before the first paint. */
export default function AtOnce({keys}: Props): ReactNode {
  // Only a script in served markup runs; React would insert an inert one.
  return (
    !useIsBrowser() && (
      <script dangerouslySetInnerHTML={{__html: createScript(keys)}} />
    )
  );
}
