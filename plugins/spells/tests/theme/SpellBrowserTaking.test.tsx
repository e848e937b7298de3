import {saveFile} from '../../../../src/shared/client/saveFile';
import {storage} from '../../../../src/site/storage';
import {
  names,
  prepare,
  press,
  show,
} from '../../../../tests/support/spellBrowserPage';

jest.mock('../../../../src/shared/client/saveFile', () => ({
  saveFile: jest.fn(),
}));

beforeAll(prepare);

afterEach(() => {
  localStorage.clear();
  jest.mocked(saveFile).mockClear();
});

describe('what readers can take from the spell browser', () => {
  it('includes a spellbook, which can be shown alone', async () => {
    await show('?view=list');
    await press('In my spellbook: Ash Whisper');
    expect(localStorage.getItem(storage.spellbook)).toBe(
      '["spell-ash-whisper"]',
    );
    await press('My spellbook');
    expect(names()).toEqual(['Ash Whisper']);
    expect(window.location.search).toBe('?view=list&book=mine');
  });

  it.each([
    [
      'Save as CSV',
      'spells.csv',
      'Power,Ecolu Ahn Mutus,2,Harden Skin (3/day)',
    ],
    ['Save as JSON', 'spells.json', '"name": "Harden Skin (3/day)"'],
  ])(
    'includes exactly what was found, as a file: %s',
    async (button, name, part) => {
      await show('?q=harden');
      await press(button);
      const [[file] = []] = jest.mocked(saveFile).mock.calls;
      expect(file?.name).toBe(name);
      expect(file?.text).toContain(part);
      expect(file?.text).not.toContain('Ash Whisper');
    },
  );
});
