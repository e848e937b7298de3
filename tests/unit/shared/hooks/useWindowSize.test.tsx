import {act, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {useWindowSize} from '../../../../src/shared/hooks/useWindowSize';

function Size(): ReactNode {
  return useWindowSize();
}

let wide = false;
let notify = (): void => undefined;
const queries: string[] = [];

beforeEach(() => {
  Object.assign(window, {
    matchMedia: (query: string) => {
      queries.push(query);
      return {
        matches: wide,
        addEventListener: (_: string, listener: () => void) => {
          notify = listener;
        },
        removeEventListener: () => {
          notify = () => undefined;
        },
      };
    },
  });
});

describe('the size of the window', () => {
  it('is unknown on the served page', () => {
    expect(renderToString(<Size />)).toBe('ssr');
  });

  it('is that of a phone, until the window is wider than 719 pixels', () => {
    wide = false;
    const {container, unmount} = render(<Size />);
    expect(container.textContent).toBe('mobile');
    expect(new Set(queries)).toEqual(new Set(['(width > 719px)']));
    wide = true;
    act(() => {
      notify();
    });
    expect(container.textContent).toBe('desktop');
    unmount();
  });
});
