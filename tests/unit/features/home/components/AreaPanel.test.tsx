import {screen} from '@testing-library/react';
import AreaPanel from '../../../../../src/features/home/components/AreaPanel';
import {contentAreas} from '../../../../../src/site/contentAreas';
import {renderOnPage} from '../../../../support/renderOnPage';

describe('the card of an area', () => {
  it.each(contentAreas)('leads to $id, with icon and details', (area) => {
    const {container} = renderOnPage(
      <ul>
        <AreaPanel {...area} />
      </ul>,
    );
    const name = area.locked ? `${area.label} (locked)` : area.label;
    const link = screen.getByRole('link', {name});
    expect(link.getAttribute('href')).toBe(`/${area.id}/`);
    expect(screen.getByText(`${area.summary}.`)).toBeTruthy();
    expect(container.querySelectorAll('svg path').length).toBeGreaterThan(0);
  });
});
