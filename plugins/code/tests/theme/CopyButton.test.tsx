import {act, fireEvent, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import CopyButton from '../../theme/CopyButton';

function Fence(): ReactNode {
  const fence = useRef<HTMLPreElement>(null);
  return (
    <>
      <pre ref={fence}>Hand lantern,4</pre>
      <CopyButton fence={fence} />
    </>
  );
}

function allowClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {writeText},
  });
}

function pass(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function label(): string | undefined {
  return screen.queryByRole('button')?.textContent;
}

async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('button'));
  await pass(0);
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the button that copies code', () => {
  it('appears 500 ms after the page shows', async () => {
    render(<Fence />);
    await pass(499);
    expect(label()).toBeUndefined();
    await pass(1);
    expect(label()).toBe('Copy code');
  });

  it('copies the fence, and says so for 2000 ms, also to screen readers', async () => {
    const copied: string[] = [];
    allowClipboard((text) => Promise.resolve(void copied.push(text)));
    render(<Fence />);
    await pass(500);
    await press();
    expect(copied).toEqual(['Hand lantern,4']);
    await pass(1999);
    expect(label()).toBe('Copied');
    expect(screen.getByText('Copied').getAttribute('aria-live')).toBe('polite');
    await pass(1);
    expect(label()).toBe('Copy code');
  });

  it('selects the fence if the clipboard is refused, and says what to do', async () => {
    allowClipboard(() => Promise.reject(new Error('refused')));
    render(<Fence />);
    await pass(500);
    await press();
    expect(label()).toContain('The code is selected');
    expect(String(window.getSelection())).toBe('Hand lantern,4');
  });
});
