import {nameFiles} from '../../model/nameFiles';

function listNames(...paths: readonly string[]) {
  return nameFiles(paths).map(({name}) => name);
}

describe('the names of CSV files', () => {
  it('are those of their files, as words', () => {
    expect(listNames('/world/road-meetings.csv', '/world/Tolls.CSV')).toEqual([
      'road meetings',
      'Tolls',
    ]);
  });

  it('include the folder where two files have the same name', () => {
    expect(
      listNames('/old-war/sessions.csv', '/peace/sessions.csv', '/toll.csv'),
    ).toEqual(['old war: sessions', 'peace: sessions', 'toll']);
  });
});
