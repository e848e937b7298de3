import {nameFiles} from '../../../../../src/features/tables/lib/nameFiles';

describe('the names of data files', () => {
  it('are those of their files, as words', () => {
    expect(nameFiles(['/world/road-meetings.csv', '/world/Tolls.CSV'])).toEqual(
      ['road meetings', 'Tolls'],
    );
  });

  it('include the folder where two files have the same name', () => {
    expect(
      nameFiles(['/old-war/sessions.csv', '/peace/sessions.csv', '/toll.csv']),
    ).toEqual(['old war: sessions', 'peace: sessions', 'toll']);
  });
});
