import type {PluginFunctions} from '@react-pdf-viewer/core';
import {useEffect, useEffectEvent, useState, type RefObject} from 'react';
import {
  isComposing,
  pressedKey,
} from '../../../../../src/shared/model/pressedKey';
import {viewerAction, type ViewerAction} from '../../../model/viewerKeys';
import {nextZoom} from '../../../model/zoom';
import type {Tools} from './Toolbar';
import type {DocumentSearch} from './useDocumentSearch';
import type {View} from './useDocumentView';

type Context = {
  /** The root element of the viewer. */
  readonly root: RefObject<HTMLElement | null>;
  /** Undefined until the document is open. */
  readonly view: View | undefined;
  readonly act: () => PluginFunctions | undefined;
  readonly search: DocumentSearch;
};

const FIELD = 'input, select, textarea';

function getAction(event: KeyboardEvent): ViewerAction | undefined {
  const {ctrlKey, metaKey, altKey, target} = event;
  return viewerAction({
    key: pressedKey(event),
    command: ctrlKey || metaKey,
    alt: altKey,
    inField: target instanceof Element && target.closest(FIELD) !== null,
  });
}

/** Runs the returned action for key presses inside an element. */
function useKeys(
  root: RefObject<HTMLElement | null>,
  findAction: (event: KeyboardEvent) => (() => void) | undefined,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = findAction(event);
    if (act !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      act();
    }
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent): void => {
      onKey(event);
    };
    element?.addEventListener('keydown', listen);
    return () => {
      element?.removeEventListener('keydown', listen);
    };
  }, [root]);
}

/** The actions of the viewer, by button and by key. */
export function useTools({root, view, act, search}: Context) {
  const [isSearching, setSearching] = useState(false);
  const openSearch = (): void => {
    setSearching(true);
    root.current?.querySelector<HTMLElement>('[type=search]')?.focus();
  };
  const closeSearch = (): void => {
    setSearching(false);
    search.clear();
    act()?.getPagesContainer().focus();
  };
  const tools: Tools = {
    jump: (page) => {
      void act()?.jumpToPage(page - 1);
    },
    zoom: (scale) => {
      act()?.zoom(scale);
    },
    search: isSearching ? closeSearch : openSearch,
  };
  const {page = 1, pages = 1, scale = 1} = view ?? {};
  const actions: Readonly<Record<ViewerAction, () => void>> = {
    previous: () => {
      tools.jump(Math.max(1, page - 1));
    },
    next: () => {
      tools.jump(Math.min(pages, page + 1));
    },
    'zoom-in': () => {
      tools.zoom(nextZoom(scale, 'in'));
    },
    'zoom-out': () => {
      tools.zoom(nextZoom(scale, 'out'));
    },
    search: openSearch,
  };
  useKeys(root, (event) => {
    if (isSearching && event.key === 'Escape' && !isComposing(event)) {
      return closeSearch;
    }
    const action = view && getAction(event);
    return action && actions[action];
  });
  return {tools, isSearching, closeSearch};
}
