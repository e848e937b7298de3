import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {RenderResult} from '@testing-library/react';
import type {ReactNode} from 'react';
import type {PageInfo} from '../../plugins/page-info/model/pageInfo';
import {renderOnPage} from './renderOnPage';
import {stub} from './stub';

type Doc = {
  readonly metadata?: Partial<PropDocContent['metadata']> & {
    readonly pageInfo?: PageInfo;
  };
  readonly frontMatter?: PropDocContent['frontMatter'];
  readonly contentTitle?: string;
};

/** Renders a component on a docs page for which the build provides this data. */
export function renderDoc(
  element: ReactNode,
  {metadata = {}, frontMatter = {}, contentTitle}: Doc,
): RenderResult {
  const content = stub<PropDocContent>({
    metadata: stub<PropDocContent['metadata']>({title: 'Healing', ...metadata}),
    frontMatter,
    ...(contentTitle !== undefined && {contentTitle}),
  });
  return renderOnPage(<DocProvider content={content}>{element}</DocProvider>);
}
