import {act, render, screen} from '@testing-library/react';
import TakenFiles from '../../../../../src/features/take-away/components/TakenFiles';
import {takenFiles} from '../../../../../src/features/take-away/lib/takenFiles';

const {fetch: realFetch} = globalThis;

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the list of copies for other tools', () => {
  it('offers every file, with its size once that is known', async () => {
    globalThis.fetch = (() =>
      Promise.resolve({
        ok: true,
        json: () => Promise.resolve({vault: 8_569_027}),
      })) as unknown as typeof fetch;
    render(<TakenFiles />);
    expect(await screen.findByText('8.6 MB')).toBeTruthy();
    const links = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    for (const {path} of Object.values(takenFiles)) {
      expect(links.some((link) => link.endsWith(`/${path}`))).toBe(true);
    }
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new Error('offline'))],
    ['has no list', () => Promise.resolve({ok: false})],
  ])('offers every file without a size if the host %s', async (_, respond) => {
    globalThis.fetch = respond as unknown as typeof fetch;
    render(<TakenFiles />);
    await act(async () => Promise.resolve());
    expect(screen.getAllByRole('link')).toHaveLength(
      Object.keys(takenFiles).length,
    );
    expect(screen.queryByText(/[kM]B$/)).toBeNull();
  });
});
