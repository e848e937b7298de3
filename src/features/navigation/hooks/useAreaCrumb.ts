import useBaseUrl from '@docusaurus/useBaseUrl';
import type {CrumbSources} from '../lib/breadcrumbs';
import {useArea} from './useArea';

/** The first step of the way to each page of an area: its front page. */
export function useAreaCrumb(): CrumbSources['area'] {
  const area = useArea();
  const href = useBaseUrl(`/${area?.id ?? ''}/`);
  return {label: area?.label ?? '', href};
}
