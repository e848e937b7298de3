import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {fireEvent, screen} from '@testing-library/react';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import {Route} from 'react-router';
import type {LockedContent} from '../../../plugins/lock/client/readSealed';
import LockedPage, {type Props} from '../../../plugins/lock/theme/LockedPage';
import {renderOnPage} from '../renderOnPage';
import {buildScope, makeEntry, type BuiltScope} from './sealed';
import {installWorkers} from './workers';

/** The site of the tests has no components that only some pages load. */
export const loadComponents = () => Promise.resolve({loaders: {}});

/** The public metadata of the page. */
export const metadata = {
  title: 'Truths',
  permalink: '/reference/truths.html',
  description: 'Public',
};

type PageProps = ComponentProps<Props['as']>;

/** Mocks the component that shows pages: renders all that it is given. */
export function Page({content: Content}: PageProps): ReactNode {
  const {frontMatter, toc} = Content;
  const {title, description} = {...metadata, ...Content.metadata};
  return (
    <main>
      <h1>{title}</h1>
      <output>{JSON.stringify([description, frontMatter, toc])}</output>
      <Content />
    </main>
  );
}

/** The place of an address in the history of the browser. */
export function at(pathname: string) {
  return {pathname, search: '', hash: '', state: undefined};
}

/** A page at its address after hydration; the first render would repeat the served page. */
export function inBrowser(content: LockedContent): ReactElement {
  return (
    <BrowserContext.Provider value>
      <Route location={at(content.metadata.permalink)}>
        <LockedPage content={content} as={Page} />
      </Route>
    </BrowserContext.Provider>
  );
}

/** Renders a page. */
export function show(content: LockedContent) {
  return renderOnPage(inBrowser(content));
}

/** Builds the scope of the page, which the password opens. */
export async function buildLamp(): Promise<BuiltScope> {
  return buildScope(
    {scope: '/reference', build: 'b1'},
    {path: [await makeEntry('lamp', 'open sesame')]},
    'Ask the lamp.',
  );
}

/** The password field. */
export const field = () => screen.findByLabelText<HTMLInputElement>('Password');

/** Types a password, and tries it. */
export async function type(password: string, remember = false): Promise<void> {
  fireEvent.change(await field(), {target: {value: password}});
  if (remember) {
    fireEvent.click(screen.getByLabelText('Remember password'));
  }
  fireEvent.click(screen.getByRole('button', {name: 'Unlock'}));
}

/** Provides workers, and what the browser of the tests lacks. */
export function prepareBrowser(): void {
  installWorkers();
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  });
}
