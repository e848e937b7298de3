import {shortNames} from '../../../../../src/features/calendar/lib/shortNames';

describe('the short names of weekdays', () => {
  it('are of two letters where those tell them apart', () => {
    expect(shortNames(['Monday', 'Friday'])).toEqual(['Mo', 'Fr']);
  });

  it('are as long as it takes to tell them apart, and no longer', () => {
    expect(shortNames(['Stormday', 'Smokeday', 'Stillday'])).toEqual([
      'Sto',
      'Sm',
      'Sti',
    ]);
  });

  it('are whole where one begins with the other', () => {
    expect(shortNames(['Sun', 'Sunday'])).toEqual(['Sun', 'Sund']);
  });
});
