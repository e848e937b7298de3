import {noteLine} from '../../model/noteLine';
import {createPicture} from '../../../../tests/support/pictures';

const notes = {
  session: '7',
  Date: '15 Hazefall 1123 YS',
  artist: 'L. P.',
  place: '',
};

describe('the note beside the title of a caption', () => {
  it.each([
    ['session, date, artist', 'Session 7 · 15 Hazefall 1123 YS · L. P.'],
    ['artist,session', 'L. P. · Session 7'],
    ['date', '15 Hazefall 1123 YS'],
    ['place, weather', ''],
    ['', ''],
  ])('for %j is %j', (fields, line) => {
    expect(noteLine(createPicture(0, {notes}), fields)).toBe(line);
  });

  it('explains a bare range', () => {
    const picture = createPicture(0, {notes: {session: '1–12'}});
    expect(noteLine(picture, 'session')).toBe('Session 1–12');
  });

  it('is empty if there is no note', () => {
    expect(noteLine(createPicture(0), 'session')).toBe('');
  });
});
