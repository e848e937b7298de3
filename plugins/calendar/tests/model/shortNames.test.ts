import {shortNames} from '../../model/shortNames';

describe('the short names of weekdays', () => {
  it('have two letters if those are distinct', () => {
    expect(shortNames(['Monday', 'Friday'])).toEqual(['Mo', 'Fr']);
  });

  it('are as short as possible while distinct', () => {
    expect(shortNames(['Stormday', 'Smokeday', 'Stillday'])).toEqual([
      'Sto',
      'Sm',
      'Sti',
    ]);
  });

  it('are whole if one begins with another', () => {
    expect(shortNames(['Sun', 'Sunday'])).toEqual(['Sun', 'Sund']);
  });
});
