import {fireEvent, screen, within} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import PlannerForm from '../../theme/JourneyPlanner/PlannerForm';
import type {MapState} from '../../model/mapState';
import {
  atlasData as data,
  unplanned as empty,
} from '../../../../world/tests/support/mapState';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

function Form({
  journey,
  start = data.today,
}: {
  readonly journey?: Partial<MapState['journey']>;
  readonly start?: MapState['start'];
}): ReactNode {
  const [state, change] = useState<MapState>({
    ...empty,
    start,
    journey: {...empty.journey, ...journey},
  });
  return <PlannerForm {...{data, state, change}} ignored={[]} />;
}

function choose(label: string, option: string): void {
  const field = screen.getByLabelText<HTMLSelectElement>(label);
  const {value} = within(field).getByRole<HTMLOptionElement>('option', {
    name: option,
  });
  fireEvent.change(field, {target: {value}});
}

/** Returns the planner's answer. */
function getAnswer(): string {
  return screen.getByRole('status').textContent;
}

describe('the form of the journey planner', () => {
  it('asks for places, and answers as soon as there are two', () => {
    renderOnPage(<Form />);
    expect(getAnswer()).toContain('Choose a start and a destination');
    choose('From', 'Harrowmere');
    expect(getAnswer()).toContain('Choose a start and a destination');
    choose('To (1)', 'Toros');
    expect(getAnswer()).toContain(
      '420 miles, 18 days. You arrive on 18 Highwind 1127 YS.',
    );
  });

  it('uses river boats if a river leads there, and explains if none does', () => {
    renderOnPage(<Form journey={{stops: ['stannet', 'greyspan']}} />);
    choose('Travel by', 'River boat');
    expect(getAnswer()).toContain('by river: 275 miles, 6 days');
    expect(screen.queryByLabelText('Terrain')).toBeNull();
    choose('To (1)', 'Vell');
    expect(getAnswer()).toContain('There is no route from Stannet to Vell.');
    expect(getAnswer()).toContain('No river carries boats between them.');
  });

  it('warns of snow in Rimewane until readers plan for it, and not a month later', () => {
    const journey = {stops: ['harrowmere', 'toros']};
    renderOnPage(<Form {...{journey}} start={{...data.today, month: 1}} />);
    expect(getAnswer()).toContain('In Rimewane, snow lies on the roads.');
    choose('Terrain', 'Snow or swamp');
    expect(getAnswer()).toContain('35 days.');
    expect(getAnswer()).not.toContain('In Rimewane');
    choose('Terrain', 'Clear');
    choose('Month of departure', 'Floodmoot');
    expect(getAnswer()).not.toContain('In Rimewane');
  });
});

describe('how far readers come, in the planner', () => {
  const box = () =>
    screen.getByRole('checkbox', {
      name: 'Show how far you get in 1, 3, and 7 days',
    });

  it('asks for a place first, and then lists places by days', () => {
    renderOnPage(<Form />);
    expect(getAnswer()).not.toContain('Choose a place above ground');
    fireEvent.click(box());
    expect(getAnswer()).toContain('Choose a place above ground');
    choose('From', 'Vell');
    expect(getAnswer()).toContain('Within reach of Vell:');
    const [one, three, seven, ...more] = within(screen.getByRole('status'))
      .getAllByRole('listitem')
      .map(({textContent}) => textContent);
    expect(one).toBe('1 day: nowhere else');
    expect(three).not.toContain('Port Havenna');
    // By sea 360 miles take four days: more than three, but less than seven.
    expect(seven).toContain('Port Havenna');
    expect(more).toEqual([]);
  });

  it('gives the miles if no road must be followed', () => {
    renderOnPage(<Form journey={{stops: ['harrowmere'], by: 'skyship'}} />);
    fireEvent.click(box());
    expect(getAnswer()).toContain('3 days, 600 miles: ');
    expect(getAnswer()).toContain('7 days, 1,400 miles: ');
  });
});
