import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {render} from '@testing-library/react';
import {useLayoutEffect, type ReactNode} from 'react';
import {usePluginClass} from '../../../../src/page/hooks/usePluginClass';

function Page(): ReactNode {
  usePluginClass();
  return null;
}

/** A site that shows a page of an area, and looks at the root element when it is in the document. */
function Site({area, seen}: {area: string; seen: string[]}): ReactNode {
  useLayoutEffect(() => {
    seen.push(document.documentElement.className);
  }, [area, seen]);
  const plugin = {name: 'docusaurus-plugin-content-docs', id: area};
  return (
    <RouteContextProvider value={{plugin}}>
      <Page />
    </RouteContextProvider>
  );
}

it('gives the root element the class of an area together with its page', () => {
  document.documentElement.className = 'plugin-pages plugin-id-default dark';
  const seen: string[] = [];
  const {rerender} = render(<Site area="magic-science" seen={seen} />);
  rerender(<Site area="prime-almanac" seen={seen} />);
  expect(seen).toEqual([
    'plugin-pages dark plugin-id-magic-science',
    'plugin-pages dark plugin-id-prime-almanac',
  ]);
});

it('leaves the classes of a served page as they are', () => {
  document.documentElement.className = 'plugin-id-magic-science dark';
  render(<Site area="magic-science" seen={[]} />);
  expect(document.documentElement.className).toBe(
    'plugin-id-magic-science dark',
  );
});
