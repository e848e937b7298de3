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
    ['parts words at letters of other alphabets', 'Tor Ж Ω', 'tor'],
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
