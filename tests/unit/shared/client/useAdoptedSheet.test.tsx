import {render} from '@testing-library/react';
import {StrictMode, type ReactNode} from 'react';
import {
  useAdoptedSheet,
  useKeptSheet,
} from '../../../../src/shared/client/useAdoptedSheet';

class Sheet {
  css = '';
  replaceSync(css: string): void {
    this.css = css;
  }
}

beforeEach(() => {
  Object.assign(globalThis, {CSSStyleSheet: Sheet});
  document.adoptedStyleSheets = [];
});

function adopted(): readonly string[] {
  return document.adoptedStyleSheets.map((sheet) =>
    sheet instanceof Sheet ? sheet.css : '',
  );
}

function Part({css}: {readonly css: string}): ReactNode {
  useAdoptedSheet(css);
  return null;
}

function KeptPart({css}: {readonly css: string}): ReactNode {
  useKeptSheet(css);
  return null;
}

describe('a style sheet of a part that is loaded late', () => {
  it('goes with the part', () => {
    const {unmount} = render(<Part css=".tray {}" />, {wrapper: StrictMode});
    expect(adopted()).toEqual(['.tray {}']);
    unmount();
    expect(adopted()).toEqual([]);
  });

  it('stays if it is kept, and is not adopted again', () => {
    const {unmount} = render(<KeptPart css=".map {}" />, {wrapper: StrictMode});
    unmount();
    expect(adopted()).toEqual(['.map {}']);
    render(
      <>
        <KeptPart css=".map {}" />
        <KeptPart css=".year {}" />
      </>,
    );
    expect(adopted()).toEqual(['.map {}', '.year {}']);
  });
});
