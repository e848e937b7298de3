import {historyReader} from '../../../../plugins/git-history';
import {temporaryRepository} from '../../../support/temporaryRepository';

describe('the history of all files', () => {
  it('is that of pages and of files that readers download, read once', async () => {
    const {siteDir, commit} = temporaryRepository({
      'docs/a.md': 'One.',
      'static/maps/ü #1.png': 'x',
      'readme.md': 'Neither.',
    });
    commit('Ilsabet', '2024-03-09');
    const histories = historyReader(siteDir);
    const first = await histories();
    expect([...first.keys()].toSorted()).toEqual([
      'docs/a.md',
      'static/maps/ü #1.png',
    ]);
    expect(first.get('static/maps/ü #1.png')?.updated).toBe(
      '2024-03-09T12:00:00.000Z',
    );
    commit('Marta', '2024-03-10');
    expect(await histories()).toBe(first);
  });
});
