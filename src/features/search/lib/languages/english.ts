import {LEAST, type SearchLanguage} from './searchLanguage';

/** Inflectional endings, longest first, with their replacements. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|sh|ch|x|z)es$/, ''],
  [/(?<=[^suai])s$/, ''],
  [/(?:ing|ed)$/, ''],
];

function withoutEnding(word: string): string {
  const found = ENDINGS.find(([ending]) => ending.test(word));
  const rest = found === undefined ? word : word.replace(...found);
  return rest.length < LEAST ? word : rest;
}

/** Undoes the doubling of a consonant before a suffix: "running" becomes "run"; "inns" is "inn". */
function withoutDoubled(stem: string, word: string): string {
  return stem !== word && !word.endsWith('s') && /([bdgmnprt])\1$/.test(stem)
    ? stem.slice(0, -1)
    : stem;
}

/** How English readers search. */
export const english: SearchLanguage = {
  computeStem: (plain) =>
    withoutDoubled(withoutEnding(plain), plain).replace(/(?<=.{3})e$/, ''),
  fillers:
    'a about against am an and are as at be by can do does else enemy foe for from go has have he her him his how i im in into is it its many me much my of on opponent or our she should somebody someone that the their them there they this to us versus vs was we what when where which while who why will with you your'.split(
      ' ',
    ),
  questions: [
    [/^how (?:much|expensive) (?:is|are|does|do|for)\b(?!.+\bweigh)/i, 'price'],
    [/^how (?:heavy|much (?:does|do)(?=.+\bweigh))/i, 'weight'],
    [/^how (?:tall|big|large)\b/i, 'height'],
    [/^how fast\b/i, 'speed'],
  ],
  today: 'today todays tonight date day moon moons'.split(' '),
  besideToday:
    'a and are both current does full how in is it look new next now of phase phases sky the two what whats which'.split(
      ' ',
    ),
  beforeFeast: /^(?:when|is|the|date|day|feast|of|\s)+\b/i,
  article: /^the /,
  inDates: ['the', 'of'],
  beforeJourney:
    /^(?:(?:plan|a|the|how|far|long|many|days|time|does|it|take|is|way|journey|travel|route|distance|miles|get|go|walk|ride|sail|fly)\s+)*(?:from\s+)?/i,
  betweenPlaces: /\s+(?:to|[→–>-]+)\s+/i,
  afterJourney: /\s+(?:on|by|with|in|during)\s+(?:\S.*)?$/i,
};
