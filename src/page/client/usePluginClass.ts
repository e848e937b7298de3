import useRouteContext from '@docusaurus/useRouteContext';
import {useLayoutEffect} from 'react';

const PREFIX = 'plugin-id-';

/**
 * Sets the class of the docs plugin on the root element together with its page. Docusaurus sets it
 * a frame later. The colors of an area depend on the class, so the browser would compute all styles
 * twice.
 */
export function usePluginClass(): void {
  const {id} = useRouteContext().plugin;
  useLayoutEffect(() => {
    const {classList} = document.documentElement;
    if (!classList.contains(PREFIX + id)) {
      const former = [...classList].filter((name) => name.startsWith(PREFIX));
      classList.remove(...former);
      classList.add(PREFIX + id);
    }
  }, [id]);
}
