/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import {Suspense, use, type ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import Head from '../../../../../plugins/framework-patches/head-on-commit/Head';

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

function Wait({until}: {readonly until: Promise<unknown>}): ReactNode {
  use(until);
  return null;
}

describe('the head of a page', () => {
  beforeEach(() => {
    document.title = 'Served';
    document.documentElement.className = 'served';
  });

  it('is what the innermost component wants', async () => {
    render(
      <HelmetProvider>
        <Title text="site" />
        <Title text="page" />
      </HelmetProvider>,
    );
    await waitForFrame();
    expect(document.title).toBe('page');
    expect(document.documentElement.className).toBe('about-page');
  });

  it('follows its components', async () => {
    const {rerender} = render(<Title text="first" />, {
      wrapper: HelmetProvider,
    });
    await waitForFrame();
    rerender(<Title text="second" />);
    await waitForFrame();
    expect(document.title).toBe('second');
  });

  it('is unchanged while components are rendered, but not all of them', async () => {
    let finish = (): void => undefined;
    const rest = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await act(async () => {
      render(
        <HelmetProvider>
          <Suspense>
            <Title text="site" />
            <Wait until={rest} />
            <Title text="page" />
          </Suspense>
        </HelmetProvider>,
      );
      await Promise.resolve();
    });
    await waitForFrame();
    expect(document.title).toBe('Served');
    expect(document.documentElement.className).toBe('served');
    await act(async () => {
      finish();
      await rest;
    });
    await waitForFrame();
    expect(document.title).toBe('page');
  });
});
