import {render, screen} from '@testing-library/react';
import ReleaseNotes from '../../theme/ReleaseNotes';

describe('the notes of what is new', () => {
  it('stand below their release, with their code as code', () => {
    const code = {text: '<Map />', isCode: true};
    render(
      <ReleaseNotes
        releases={[
          {
            title: undefined,
            notes: [[{text: 'Adds ', isCode: false}, code]],
          },
          {title: '1.0', notes: [[{text: 'Begins.', isCode: false}]]},
        ]}
      />,
    );
    const headings = screen.getAllByRole('heading', {level: 2});
    expect(headings.map(({textContent}) => textContent)).toEqual([
      'Latest changes',
      '1.0',
    ]);
    expect(screen.getByText('<Map />').tagName).toBe('CODE');
    expect(
      screen.getAllByRole('listitem').map(({textContent}) => textContent),
    ).toEqual(['Adds <Map />', 'Begins.']);
  });
});
