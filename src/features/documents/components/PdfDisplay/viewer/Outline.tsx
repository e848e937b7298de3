import {
  getDestination,
  type PdfJs,
  type PluginFunctions,
} from '@react-pdf-viewer/core';
import type {ReactNode} from 'react';

type Props = {
  readonly document: PdfJs.PdfDocument;
  readonly entries: readonly PdfJs.Outline[];
  readonly act: () => PluginFunctions | undefined;
};

type EntryProps = Omit<Props, 'entries'> & {readonly entry: PdfJs.Outline};

function Entry({entry, document, act}: EntryProps): ReactNode {
  const {title, dest, items} = entry;
  const button = (
    <button
      type="button"
      className="pdf-outline-entry"
      disabled={!dest}
      onClick={() => {
        if (dest) {
          void getDestination(document, dest).then((target) =>
            act()?.jumpToDestination({...target, label: title}),
          );
        }
      }}>
      {title}
    </button>
  );
  return (
    <li>
      {items.length === 0 ? (
        button
      ) : (
        <details open>
          <summary aria-label={title} />
          {button}
          <Outline document={document} entries={items} act={act} />
        </details>
      )}
    </li>
  );
}

/**
 * The outline of a document. It uses native buttons and `details`, because the package's tree is
 * not accessible by keyboard or screen reader.
 */
export default function Outline({entries, ...rest}: Props): ReactNode {
  return (
    <ul className="pdf-outline">
      {entries.map((entry, index) => (
        // Headings may have the same name, and never change places.
        <Entry key={index} entry={entry} {...rest} />
      ))}
    </ul>
  );
}
