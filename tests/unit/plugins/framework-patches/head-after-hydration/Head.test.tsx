/** @jest-environment jsdom */
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {act, render} from '@testing-library/react';
import {useLayoutEffect, type ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import Head from '../../../../../plugins/framework-patches/head-after-hydration/Head';

/** Waits until what was registered is in the document. */
async function waitForFrame(): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          resolve();
        });
      }),
  );
}

function Title({text}: {readonly text: string}): ReactNode {
  return (
    <Head>
      <html className={`about-${text}`} />
      <title>{text}</title>
    </Head>
  );
}

function Site({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <HelmetProvider>
      <BrowserContextProvider>
        <Title text="site" />
        {children}
      </BrowserContextProvider>
    </HelmetProvider>
  );
}

describe('the head of a page', () => {
  beforeEach(() => {
    document.title = 'Served';
    document.documentElement.className = 'served';
  });

  it('is what the innermost component wants', async () => {
    render(<Title text="page" />, {wrapper: Site});
    await waitForFrame();
    expect(document.title).toBe('page');
    expect(document.documentElement.className).toBe('about-page');
  });

  it('follows its components', async () => {
    const {rerender} = render(<Title text="first" />, {wrapper: Site});
    await waitForFrame();
    rerender(<Title text="second" />);
    await waitForFrame();
    expect(document.title).toBe('second');
  });

  it('stays as served while the page is hydrated', () => {
    const heads: unknown[] = [];
    const frame = jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation(() => heads.push('changes'));
    function Committed(): ReactNode {
      useLayoutEffect(() => {
        heads.push('hydrated');
      }, []);
      return null;
    }
    render(<Committed />, {wrapper: Site});
    expect(heads).toEqual(['hydrated', 'changes']);
    frame.mockRestore();
  });
});
