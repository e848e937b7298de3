import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

export type Props = {
  /** The names under which readers of this page are remembered. */
  readonly keys: readonly string[];
};

/** Marks the page for readers who are remembered, and has its scripts fetched at once; it runs as text in the page. */
function scriptFor(keys: readonly string[]): string {
  const list = JSON.stringify(keys).replaceAll('<', String.raw`\u003c`);
  return `try{for(const k of ${list})if(localStorage[k]||sessionStorage[k]){document.documentElement.dataset.remembered="";dispatchEvent(new Event("pointermove"))}}catch{}`;
}

/** Spares readers who are remembered the prompt, from the first paint on. */
export default function AtOnce({keys}: Props): ReactNode {
  // Markup that the browser reads runs; what the application adds later would not.
  return (
    !useIsBrowser() && (
      <script dangerouslySetInnerHTML={{__html: scriptFor(keys)}} />
    )
  );
}
