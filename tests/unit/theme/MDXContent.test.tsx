import {fireEvent, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import MDXContent from '../../../src/theme/MDXContent';
import {renderOnPage} from '../../support/renderOnPage';

// These tests need neither the theme's wrapper nor its error page.
jest.mock('@theme-original/MDXContent', () => ({
  __esModule: true,
  default: ({children}: {readonly children: ReactNode}) => children,
}));
jest.mock('@theme/Error', () => () => null);

let works = false;

function Fragile(): ReactNode {
  if (!works) {
    throw new Error('the table has no rows', {cause: new Error('no file')});
  }
  return <p>rows</p>;
}

const show = () =>
  renderOnPage(
    <>
      <h1>Armor</h1>
      <MDXContent>
        <Fragile />
      </MDXContent>
      <a href="/next.html">Next</a>
    </>,
  );

describe('a page with a failing part', () => {
  const log = jest.spyOn(console, 'error');

  beforeEach(() => {
    works = false;
    log.mockReset().mockImplementation(() => undefined);
  });

  it('says that it failed, in no words of the program', () => {
    show();
    const {textContent} = screen.getByRole('alert');
    expect(textContent).toContain(
      'Something went wrong in this part of the page.',
    );
    expect(textContent).not.toMatch(/the table has no rows|no file/);
  });

  it('keeps its title and its pagination', () => {
    show();
    expect(screen.getByRole('heading', {name: 'Armor'})).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Next'})).toBeTruthy();
  });

  it('shows the text once it works', () => {
    show();
    works = true;
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(screen.getByText('rows')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
