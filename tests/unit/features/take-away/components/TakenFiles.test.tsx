import {render, screen} from '@testing-library/react';
import TakenFiles from '../../../../../src/features/take-away/components/TakenFiles';
import {takenFiles} from '../../../../../src/features/take-away/lib/takenFiles';

describe('the list of copies for other tools', () => {
  it('offers every file', () => {
    render(<TakenFiles />);
    const links = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    for (const {path} of Object.values(takenFiles)) {
      expect(links.some((link) => link.endsWith(`/${path}`))).toBe(true);
    }
  });
});
