import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import NewEdition from '../../../../src/page/theme/NewEdition';
import PictureFault from '../../../../src/shared/theme/PictureFault';
import FileFault from '../../../../src/shared/theme/FileFault';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

/** Mocks a host whose pages carry the mark of a build. */
function serveBuild(mark: string) {
  const asked = jest.fn(() =>
    Promise.resolve({
      text: () => Promise.resolve(`/assets/js/main.${mark}.js`),
    }),
  );
  Object.assign(globalThis, {fetch: asked});
  return asked;
}

function show(fault: ReactNode) {
  return renderOnPage(
    <BrowserContext.Provider value>
      {fault}
      <NewEdition />
    </BrowserContext.Provider>,
  );
}

const notice = () => screen.queryByText('This site has been updated.');

const faults = {
  picture: <PictureFault alt="A ford" />,
  'file behind a link': <FileFault />,
};

beforeEach(() => {
  document.head.innerHTML = '<script src="/assets/js/main.0a.js"></script>';
});

// A newer version, once known, stays known, so the order of these tests matters.
describe('a file of a locked page that cannot be fetched', () => {
  it.each(Object.entries(faults))(
    'makes the page check the host, and says nothing if its build is the same: a %s',
    async (_, fault) => {
      const asked = serveBuild('0a');
      show(fault);
      await waitFor(() => {
        expect(asked).toHaveBeenCalledTimes(1);
      });
      expect(notice()).toBeNull();
    },
  );

  it('is explained by a newer version, if the host has one', async () => {
    serveBuild('0b');
    show(faults['file behind a link']);
    expect(await screen.findByText('This site has been updated.')).toBeTruthy();
    expect(screen.getByRole('button', {name: 'Reload'})).toBeTruthy();
  });
});
