import {kebabCase} from '../../../../src/shared/model/kebabCase';

describe('the form of a title in an address', () => {
  it.each([
    ['drops accents', 'Élan Überwald', 'elan-uberwald'],
    ['joins what an apostrophe parts', "Watcher's Night", 'watchers-night'],
    ['makes one dash of several signs', 'Rules & Reference', 'rules-reference'],
    [
      'writes letters that have no accent to drop in ASCII',
      'Fuß, Æon, Øl, Þór, łut, đo, ðu, Œ, ı',
      'fuss-aeon-ol-thor-lut-do-du-oe-i',
    ],
    ['keeps letters of other alphabets', 'Замок Ж Ω', 'замок-ж-ω'],
    ['keeps signs that are words', '日本の城', '日本の城'],
    ['keeps the first of several alphabets', 'Kadar (Кадар)', 'kadar-кадар'],
    ['keeps single dashes', 'Half-Orc', 'half-orc'],
    ['does not split camel case', 'castingTime', 'castingtime'],
    ['writes wide letters as ASCII', 'ＡＢ', 'ab'],
    ['makes nothing of signs alone', '—!', ''],
    ['makes nothing of nothing', '', ''],
  ])('%s', (_, text, name) => {
    expect(kebabCase(text)).toBe(name);
  });
});
