import {
  searchPlugin,
  type RenderHighlightsProps,
} from '@react-pdf-viewer/search';
import {useState, type ReactElement} from 'react';
import {searchPattern} from '../../../model/searchPattern';

export type SearchState = {
  readonly searching: boolean;
  /** Number of matches; undefined before the first search. */
  readonly matches: number | undefined;
  /** 1-based index of the current match. */
  readonly current: number;
};

export type DocumentSearch = {
  readonly state: SearchState;
  /** Searches for a text, or goes to the next match of the same text. */
  readonly lookOrStep: (text: string) => void;
  readonly step: (by: 1 | -1) => void;
  readonly clear: () => void;
};

const NOTHING: SearchState = {searching: false, matches: undefined, current: 0};

/** Highlights matches as the viewer does, but without the search pattern as a tooltip. */
function renderHighlights(marks: RenderHighlightsProps): ReactElement {
  return (
    <>
      {marks.highlightAreas.map((area, index) => (
        <div
          key={index}
          className="rpv-search__highlight"
          data-index={index}
          style={marks.getCssProperties(area)}
        />
      ))}
    </>
  );
}

/** Searches a document and moves between matches. */
export function useDocumentSearch(): DocumentSearch & {
  readonly plugin: ReturnType<typeof searchPlugin>;
} {
  const plugin = searchPlugin({enableShortcuts: false, renderHighlights});
  const [state, setState] = useState(NOTHING);
  const [done, setDone] = useState<RegExp>();
  const clear = (): void => {
    plugin.clearHighlights();
    setState(NOTHING);
    setDone(undefined);
  };
  const look = (text: string): void => {
    const pattern = searchPattern(text);
    if (pattern === undefined) {
      clear();
      return;
    }
    setDone(pattern);
    setState({searching: true, matches: undefined, current: 0});
    void plugin.highlight(pattern).then(({length}) => {
      setState({
        searching: false,
        matches: length,
        current: Math.min(1, length),
      });
    });
  };
  const step = (by: 1 | -1): void => {
    const {matches = 0, current} = state;
    if (matches > 0) {
      const wanted = ((current - 1 + by + matches) % matches) + 1;
      plugin.jumpToMatch(wanted);
      setState({...state, current: wanted});
    }
  };
  const lookOrStep = (text: string): void => {
    if (String(searchPattern(text)) === String(done)) {
      step(1);
    } else {
      look(text);
    }
  };
  return {plugin, state, lookOrStep, step, clear};
}
