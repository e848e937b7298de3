import {fireEvent, screen} from '@testing-library/react';
import Chosen from '../../theme/WorldMap/Chosen';
import Finder from '../../theme/WorldMap/Finder';
import Layers from '../../theme/WorldMap/Layers';
import Still from '../../theme/WorldMap/Still';
import {placeKinds} from '../../model/places';
import {mapPlaces} from '../../../../world/tests/support/atlas';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router';

const places = mapPlaces();
const journey = {
  stops: [],
  by: 'foot',
  way: 'charted',
  ground: 'clear',
} as const;

describe('the map without scripts', () => {
  it('is a picture with alternative text, and a list that links to the page of each place', () => {
    const {links} = renderOnPage(<Still places={places} />);
    expect(screen.getByAltText(/^Map of the Prime/)).toBeTruthy();
    expect(places.filter(({page}) => !links.includes(page))).toEqual([]);
  });

  it('has layers that cannot be changed, and tells only readers without scripts that the planner needs them', () => {
    const {container} = renderOnPage(<Still places={places} />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(placeKinds.length);
    expect(boxes.every(({disabled, checked}) => disabled && checked)).toBe(
      true,
    );
    expect(container.textContent).not.toContain('needs JavaScript');
    expect(
      renderToString(
        <MemoryRouter>
          <Still places={places} />
        </MemoryRouter>,
      ),
    ).toMatch(/<noscript><p[^>]*>The planner needs JavaScript/);
  });
});

describe('the search of the map', () => {
  it('finds places by any part of their names, and counts them', () => {
    renderOnPage(<Finder places={places} choose={jest.fn()} />);
    expect(screen.getByRole('status').textContent).toBe(
      `${places.length} places`,
    );
    fireEvent.change(screen.getByRole('searchbox'), {
      target: {value: ' HAVEN '},
    });
    expect(screen.getByRole('status').textContent).toBe('1 place');
    expect(screen.getByRole('button', {name: 'Port Havenna'})).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), {
      target: {value: 'atlantis'},
    });
    expect(screen.getByRole('status').textContent).toBe('0 places');
  });
});

describe('the layers of the map', () => {
  it('are shown and hidden one by one, and keep their order', () => {
    const show = jest.fn();
    renderOnPage(<Layers {...{places, show}} shown={['seat', 'gate']} />);
    fireEvent.click(screen.getByRole('checkbox', {name: 'Towns'}));
    expect(show).toHaveBeenLastCalledWith(['seat', 'town', 'gate']);
    fireEvent.click(screen.getByRole('checkbox', {name: 'Seats of power'}));
    expect(show).toHaveBeenLastCalledWith(['gate']);
  });
});

describe('a chosen place on the map', () => {
  it('links to its page, and starts or extends a journey', () => {
    const travel = jest.fn();
    const chosen = {
      name: 'Vell',
      page: '/prime-almanac/vell.html',
      place: 'vell',
    };
    const {links} = renderOnPage(<Chosen {...{chosen, journey, travel}} />);
    expect(links).toEqual(['/prime-almanac/vell.html']);
    fireEvent.click(screen.getByRole('button', {name: 'Travel from here'}));
    expect(travel).toHaveBeenCalledWith({...journey, stops: ['vell']});
  });

  it('is added to a journey that has begun', () => {
    const travel = jest.fn();
    const begun = {...journey, stops: ['toros']};
    const chosen = {name: 'Vell', page: '/v.html', place: 'vell'};
    renderOnPage(<Chosen {...{chosen, travel}} journey={begun} />);
    fireEvent.click(screen.getByRole('button', {name: 'Travel to here'}));
    expect(travel).toHaveBeenCalledWith({...journey, stops: ['toros', 'vell']});
  });
});
