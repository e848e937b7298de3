import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {render, type RenderResult} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router';

type Rendered = RenderResult & {
  /** The anchors that the page reports to the check for broken links. */
  readonly anchors: readonly string[];
  /** The links that the page reports to the check for broken links. */
  readonly links: readonly string[];
};

/** Renders a component on a page of the site. */
export function renderOnPage(element: ReactNode): Rendered {
  Object.assign(window, {
    docusaurus: {prefetch: () => undefined, preload: () => undefined},
  });
  const brokenLinks = createStatefulBrokenLinks();
  const result = render(element, {
    wrapper: ({children}: {readonly children: ReactNode}) => (
      <MemoryRouter>
        <BrokenLinksProvider brokenLinks={brokenLinks}>
          {children}
        </BrokenLinksProvider>
      </MemoryRouter>
    ),
  });
  return {
    ...result,
    anchors: brokenLinks.getCollectedAnchors(),
    links: brokenLinks.getCollectedLinks(),
  };
}
