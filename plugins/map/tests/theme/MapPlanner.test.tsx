import {fireEvent, screen} from '@testing-library/react';
import type {DrawnMap} from '../../theme/WorldMap/drawMap';
import Planner from '../../theme/WorldMap/Planner';
import type {MapState} from '../../model/mapState';
import {
  atlasData as data,
  unplanned,
} from '../../../../world/tests/support/mapState';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

function drawnMap() {
  return {
    flyTo: jest.fn(),
    lookAt: jest.fn(),
    keep: jest.fn(),
    showLayers: jest.fn(),
    showReach: jest.fn(),
    showRoute: jest.fn(),
    resize: jest.fn(),
    remove: jest.fn(),
  } satisfies Record<keyof DrawnMap, jest.Mock>;
}

function show(state: MapState) {
  const drawn = drawnMap();
  renderOnPage(
    <Planner {...{data, state, drawn}} ignored={[]} change={jest.fn()} />,
  );
  return drawn;
}

describe('the planner below the map', () => {
  it('is loaded when readers open it', async () => {
    show(unplanned);
    expect(screen.queryByLabelText('Travel by')).toBeNull();
    const drawer = screen.getByRole('group');
    drawer.setAttribute('open', '');
    fireEvent(drawer, new Event('toggle'));
    expect(await screen.findByLabelText('Travel by')).toBeTruthy();
  });

  it('is open for readers who arrive with a journey, and the map shows the way', async () => {
    const journey = {...unplanned.journey, stops: ['harrowmere', 'toros']};
    const {showRoute} = show({...unplanned, journey});
    expect(await screen.findByLabelText('To (1)')).toBeTruthy();
    expect(showRoute).toHaveBeenCalledWith(
      expect.arrayContaining([expect.anything()]),
    );
  });
});
