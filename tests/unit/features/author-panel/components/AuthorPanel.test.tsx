import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  waitForElementToBeRemoved,
} from '@testing-library/react';
import AuthorPanel from '../../../../../src/features/author-panel/components/AuthorPanel';
import type {PageReport} from '../../../../../src/features/author-panel/lib/report';
import {stub} from '../../../../support/stub';

// jsdom has no style sheets of scripts.
jest.mock('../../../../../src/shared/hooks/useAdoptedSheet', () => ({
  useAdoptedSheet: jest.fn(),
}));

const report: PageReport = {
  path: 'docs/area/a.md',
  faults: [{line: 7, found: 'a link', expected: 'a page'}],
  mentions: [
    {
      line: 3,
      text: 'Mill',
      title: 'The Mill',
      address: '/area/mill.html',
      reason: 'shared',
    },
  ],
  pictures: 2,
  pictureFaults: [{line: 7, found: 'a link', expected: 'a page'}],
  length: {words: 150, least: 200, most: 400},
  sheets: ['static/a.csv'],
};

/** What the server finds in a text; null if files have changed meanwhile. */
type TextFaults = PageReport['faults'] | null;

/** Stands for the server. */
function answer(
  page: PageReport | null,
  text: TextFaults = [{line: 2, found: '"teh"', expected: 'a word'}],
): void {
  const answers: Record<string, unknown> = {
    open: {token: 'token'},
    page,
    text,
    sheet: {path: 'static/a.csv', text: 'A\na\n', revision: '1'},
  };
  globalThis.fetch = jest.fn((address: unknown) =>
    Promise.resolve(
      stub<Response>({
        ok: true,
        status: 200,
        json: () =>
          Promise.resolve({
            answer: answers[String(address).replace(/^.*\//, '')],
          }),
      }),
    ),
  );
}

const findButton = () =>
  screen.findByRole('button', {name: 'For authors: faults: 2'});

/** Opens the panel, and waits until the page has been checked again. */
async function openPanel(): Promise<void> {
  const button = await findButton();
  await act(async () => {
    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

describe('the panel of authors (W2)', () => {
  it('is a button with the number of faults, each counted once', async () => {
    answer(report);
    render(<AuthorPanel />);
    expect((await findButton()).textContent).toBe('2');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('tells faults by line, mentions, pictures and length', async () => {
    answer(report);
    render(<AuthorPanel />);
    await openPanel();
    const panel = screen.getByRole('region', {name: 'For authors'});
    expect(document.activeElement).toBe(panel);
    const text = panel.textContent;
    expect(text).toMatch(/Line 2 Found "teh".*Line 7 Found a link/);
    expect(text).toContain('The name of The Mill, /area/mill.html. Several');
    expect(text).toContain('Missing, or without alternative text: 1');
    expect(text).toContain('planned: 200 to 400; 50 missing');
  });

  it('tells no fault of a check that was stopped because files changed', async () => {
    answer(report, null);
    render(<AuthorPanel />);
    fireEvent.click(
      await screen.findByRole('button', {name: 'For authors: faults: 1'}),
    );
    const panel = await screen.findByRole('region', {name: 'For authors'});
    await waitFor(() => {
      expect(globalThis.fetch).toHaveBeenCalledWith(
        expect.stringContaining('/text'),
        expect.anything(),
      );
    });
    expect(panel.textContent).toContain('Line 7');
    expect(panel.textContent).not.toContain('teh');
    await waitFor(() => {
      expect(panel.querySelector('[role="status"]')?.textContent).toBe('');
    });
  });

  it('closes by Escape, after a table too, and gives the focus back', async () => {
    answer(report);
    render(<AuthorPanel />);
    await openPanel();
    fireEvent.click(screen.getByRole('button', {name: /a\.csv/}));
    await screen.findByRole('grid', {name: 'static/a.csv'});
    fireEvent.click(screen.getByRole('button', {name: 'Back'}));
    const panel = screen.getByRole('region', {name: 'For authors'});
    expect(document.activeElement).toBe(panel);
    fireEvent.keyDown(panel, {key: 'Escape'});
    const button = await findButton();
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('is absent from a page that no author has written', async () => {
    answer(null);
    render(<AuthorPanel />);
    expect(screen.getByRole('button')).toBeTruthy();
    await waitForElementToBeRemoved(() => screen.queryByRole('button'));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
