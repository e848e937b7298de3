/** @jest-environment jsdom */
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {render} from '@testing-library/react';
import {useLayoutEffect, type ReactNode} from 'react';
import Head from '../../head-after-hydration/Head';

const mockEvents: string[] = [];

// Docusaurus' own component, which registers what it gets as soon as it is rendered.
jest.mock('@docusaurus/core/lib/client/exports/Head', () => ({
  __esModule: true,
  default: function Original({children}: {readonly children: string}) {
    mockEvents.push(`wants ${children}`);
    return null;
  },
}));

function Page({title}: {readonly title: string}): ReactNode {
  useLayoutEffect(() => {
    mockEvents.push('hydrated');
  }, []);
  return <Head>{title}</Head>;
}

describe('the head of a page', () => {
  it('stays as served until the page is hydrated, and then follows its components', () => {
    const {rerender} = render(<Page title="first" />, {
      wrapper: BrowserContextProvider,
    });
    expect(mockEvents).toEqual(['hydrated', 'wants first']);
    rerender(<Page title="second" />);
    expect(mockEvents.at(-1)).toBe('wants second');
  });
});
