import {act, fireEvent, screen} from '@testing-library/react';
import {useHistory} from 'react-router';
import type {ReactNode} from 'react';
import SearchPage from '../../theme/SearchPage';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

type FormProps = {
  readonly query: string;
  readonly onWrite: (query: string) => void;
};

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => true,
}));

jest.mock('../../../navigation/theme/ToolPage', () => ({
  __esModule: true,
  default: ({children}: {readonly children: ReactNode}) => children,
}));

jest.mock('../../theme/SearchForm', () => ({
  __esModule: true,
  default: ({query, onWrite}: FormProps) => (
    <input
      value={query}
      onChange={({target}) => {
        onWrite(target.value);
      }}
    />
  ),
}));

jest.mock('../../theme/SearchResults', () => ({
  __esModule: true,
  default: ({query}: Pick<FormProps, 'query'>) => <p>{`Found ${query}`}</p>,
}));

let history: ReturnType<typeof useHistory>;

function WithHistory(): ReactNode {
  history = useHistory();
  return <SearchPage />;
}

beforeEach(() => {
  renderOnPage(<WithHistory />);
});

const write = (value: string): void => {
  fireEvent.change(screen.getByRole('textbox'), {target: {value}});
};

describe('the page of search results', () => {
  it('lists the areas until readers type, and keeps what they type in the address', () => {
    expect(screen.getByRole('heading', {name: 'All areas'})).toBeTruthy();
    write('long ford');
    expect(screen.getByText('Found long ford')).toBeTruthy();
    expect(history.location.search).toBe('?q=long%20ford');
    write('');
    expect(screen.getByRole('heading', {name: 'All areas'})).toBeTruthy();
    expect(history.location.search).toBe('');
  });

  it('shows the results of another address, such as that of a step back', () => {
    write('ford');
    act(() => {
      history.push('/search.html?q=mill');
    });
    expect(screen.getByText('Found mill')).toBeTruthy();
    act(() => {
      history.goBack();
    });
    expect(screen.getByText('Found ford')).toBeTruthy();
  });

  it('keeps what readers are typing while the address follows', () => {
    write('for');
    act(() => {
      history.replace('/search.html?q=fo');
    });
    expect(screen.getByText('Found for')).toBeTruthy();
  });
});
