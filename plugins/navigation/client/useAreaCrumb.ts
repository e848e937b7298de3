import useBaseUrl from '@docusaurus/useBaseUrl';
import type {CrumbSources} from '../model/breadcrumbs';
import {useArea} from './useArea';

/** The first breadcrumb of an area's pages: its index page. */
export function useAreaCrumb(): CrumbSources['area'] {
  const area = useArea();
  const href = useBaseUrl(`/${area?.id ?? ''}/`);
  return {label: area?.label ?? '', href};
}

/** The breadcrumb of the area; none outside the areas. */
export function useAreaCrumbs(): readonly CrumbSources['area'][] {
  const crumb = useAreaCrumb();
  return useArea() === undefined ? [] : [crumb];
}
