import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import ToolButton from './ToolButton';
import type {DocumentSearch} from './useDocumentSearch';

type Props = {
  readonly search: DocumentSearch;
  readonly onClose: () => void;
};

function Count({state}: {readonly state: DocumentSearch['state']}): ReactNode {
  const {matches, current, searching} = state;
  if (searching) {
    return translate({
      id: 'site.pdfViewer.searching',
      message: 'Searching…',
      description: 'Shown while a document is searched',
    });
  }
  if (matches === undefined) {
    return null;
  }
  return matches === 0
    ? translate({
        id: 'site.pdfViewer.noMatch',
        message: 'Not found',
        description: 'Shown if a document has no match',
      })
    : translate(
        {
          id: 'site.pdfViewer.matches',
          message: '{current} of {matches}',
          description: 'Which of the matches in a document is shown',
        },
        {current, matches},
      );
}

function Steps({search}: Pick<Props, 'search'>): ReactNode {
  const none = (search.state.matches ?? 0) === 0;
  return (
    <>
      <ToolButton
        icon="previous"
        disabled={none}
        label={translate({
          id: 'site.pdfViewer.previousMatch',
          message: 'Previous match',
          description: 'Button that goes to the previous match',
        })}
        onClick={() => {
          search.step(-1);
        }}
      />
      <ToolButton
        icon="next"
        disabled={none}
        label={translate({
          id: 'site.pdfViewer.nextMatch',
          message: 'Next match',
          description: 'Button that goes to the next match',
        })}
        onClick={() => {
          search.step(1);
        }}
      />
    </>
  );
}

export default function SearchBar({search, onClose}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <form
      className="pdf-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search.lookOrStep(text);
      }}>
      <input
        ref={field}
        type="search"
        className="pdf-field"
        value={text}
        aria-label={translate({
          id: 'site.pdfViewer.searchField',
          message: 'Find in the document',
          description: 'Name of the search field in the viewer of documents',
        })}
        onChange={({target}) => {
          setText(target.value);
        }}
      />
      <Steps search={search} />
      <span role="status" className="pdf-count">
        <Count state={search.state} />
      </span>
      <ToolButton
        icon="close"
        label={translate({
          id: 'site.pdfViewer.closeSearch',
          message: 'Close search',
          description: 'Button that ends the search in a document',
        })}
        onClick={onClose}
      />
    </form>
  );
}
