import {kebabCase} from '../../../../src/shared/lib/kebabCase';

describe('the form of a title in an address', () => {
  it.each([
    ['Class and Multi Class', 'class-and-multi-class'],
    ['Magika (Goblin)', 'magika-goblin'],
    ['Lor_Aserion', 'lor-aserion'],
    ['XP Master', 'xp-master'],
    ['Coins of the Realms v2', 'coins-of-the-realms-v2'],
  ])('turns %s into %s', (title, name) => {
    expect(kebabCase(title)).toBe(name);
  });

  it.each([
    ['drops accents', 'Élan Überwald', 'elan-uberwald'],
    ['joins what an apostrophe parts', "Watcher's Night", 'watchers-night'],
    [
      'joins what a curved apostrophe parts',
      'Watcher’s Night',
      'watchers-night',
    ],
    ['makes one dash of several signs', 'Rules & Reference', 'rules-reference'],
    [
      'writes letters that have no accent to drop in ASCII',
      'Fuß, Æon, Øl, Þór, łut, đo, ðu, Œ, ı',
      'fuss-aeon-ol-thor-lut-do-du-oe-i',
    ],
    ['keeps letters of other alphabets', 'Замок Ж Ω', 'замок-ж-ω'],
    ['keeps their accents', 'Йод Ёлка', 'йод-ёлка'],
    ['keeps signs that are words', '日本の城', '日本の城'],
    ['keeps letters that are made of two', 'がぎ', 'がぎ'],
    ['keeps syllables and their vowels', 'हिन्दी 한국', 'हिन्दी-한국'],
    ['keeps the first of several alphabets', 'Kadar (Кадар)', 'kadar-кадар'],
    ['keeps single dashes', 'Half-Orc', 'half-orc'],
    ['leaves no dash at the ends', ' (Goblin)! ', 'goblin'],
    ['keeps figures', '12 Emberreap 1127', '12-emberreap-1127'],
    ['does not split camel case', 'castingTime', 'castingtime'],
    ['writes wide letters as ASCII', 'ＡＢ', 'ab'],
    ['leaves a finished name alone', 'hit-points', 'hit-points'],
    ['makes nothing of signs alone', '—!', ''],
    ['makes nothing of nothing', '', ''],
  ])('%s', (_, text, name) => {
    expect(kebabCase(text)).toBe(name);
  });
});
