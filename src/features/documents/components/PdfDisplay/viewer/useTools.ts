import {useEffect, useEffectEvent, useState, type RefObject} from 'react';
import type {PluginFunctions} from '@react-pdf-viewer/core';
import {useElementFullscreen} from '../../../../../shared/hooks/useElementFullscreen';
import {isComposing, pressedKey} from '../../../../../shared/lib/pressedKey';
import {viewerAction, type ViewerAction} from '../../../lib/viewerKeys';
import {nextZoom} from '../../../lib/zoom';
import type {Panel} from './SidePanel';
import type {Tools} from './Toolbar';
import type {View} from './useDocumentView';
import type {usePlugins} from './usePlugins';

type ToolContext = {
  readonly view: View | undefined;
  readonly act: () => PluginFunctions | undefined;
  readonly parts: ReturnType<typeof usePlugins>;
  readonly root: RefObject<HTMLElement | null>;
};

type AllTools = Tools & {readonly closeSearch: () => void};

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

/** Handles key presses inside an element. */
function useKeys(
  root: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => void,
): void {
  const listen = useEffectEvent(onKey);
  useEffect(() => {
    const element = root.current;
    const announce = (event: KeyboardEvent): void => {
      listen(event);
    };
    element?.addEventListener('keydown', announce);
    return () => {
      element?.removeEventListener('keydown', announce);
    };
  }, [root]);
}

function changeZoom(
  direction: 'in' | 'out',
  {view, zoom}: Pick<ToolContext, 'view'> & Pick<ToolContext['parts'], 'zoom'>,
): () => void {
  return () => {
    zoom.zoomTo(nextZoom(view?.scale ?? 1, direction));
  };
}

/** The actions of the viewer, by button and by key. */
export function useTools({view, act, parts, root}: ToolContext): AllTools {
  const [panel, setPanel] = useState<Panel>();
  const [searching, setSearching] = useState(false);
  const {zoom, navigation, search, print} = parts;
  const fullScreen = useElementFullscreen(root);
  const openSearch = (): void => {
    setSearching(true);
    root.current?.querySelector<HTMLElement>('[type=search]')?.focus();
  };
  const closeSearch = (): void => {
    setSearching(false);
    search.clear();
    act()?.getPagesContainer().focus();
  };
  const perform: Readonly<Record<ViewerAction, () => void>> = {
    previous: () => {
      navigation.jumpToPreviousPage();
    },
    next: () => {
      navigation.jumpToNextPage();
    },
    'zoom-in': changeZoom('in', {view, zoom}),
    'zoom-out': changeZoom('out', {view, zoom}),
    search: openSearch,
  };
  useKeys(root, (event) => {
    const closes = searching && event.key === 'Escape' && !isComposing(event);
    const action = view && getAction(event);
    const act = closes ? closeSearch : action && perform[action];
    if (act !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      act();
    }
  });
  return {
    panel,
    searching,
    closeSearch,
    jump: (page) => {
      navigation.jumpToPage(page - 1);
    },
    zoom: (scale) => {
      zoom.zoomTo(scale);
    },
    search: searching ? closeSearch : openSearch,
    print: () => {
      print.print();
    },
    fullScreen,
    show: (wanted) => {
      setPanel(panel === wanted ? undefined : wanted);
    },
  };
}
