import {LEAST, type SearchLanguage} from './searchLanguage';

/** Spellings of umlauts without their marks; "ue" after a vowel or "q" is none. */
const UMLAUTS = /(?<![aeioquy])ue|(?<![aeiou])(?:ae|oe)/g;

/** Inflectional endings, longest first; a word can have one of each group. */
const ENDINGS = [
  /(?:ern|em|er|en|es|e|(?<=[bdfghk-nrt])s)$/,
  /(?:en|er|est)$/,
] as const;

function withoutEnding(word: string, ending: RegExp): string {
  const rest = word.replace(ending, '');
  return rest.length < LEAST ? word : rest;
}

/** How German readers search. Stems follow the first steps of the Snowball stemmer. */
export const german: SearchLanguage = {
  computeStem: (plain) =>
    ENDINGS.reduce(
      withoutEnding,
      plain.replaceAll('ß', 'ss').replaceAll(UMLAUTS, (pair) => pair.charAt(0)),
    ),
  fillers:
    'aber als am an auf aus bei bin bist das dass dein dem den der des die du ein eine einem einen einer eines er es etwas für habe haben hat ich ihr im in ist jemand kann kannst man mein mich mir mit nach oder sein sie sind so um und uns unser viel von was wann welche welcher welches wem wen wer wie wir wird wo wofür wohin zu zum zur'.split(
      ' ',
    ),
  questions: [
    [
      /^(?:wie teuer|was kostet|was kosten|wie ?viel kostet|wie ?viel kosten)\b/i,
      'preis',
    ],
    [/^wie schwer\b/i, 'gewicht'],
    [/^wie groß(?=\s)/i, 'größe'],
    [/^wie schnell\b/i, 'tempo'],
  ],
  today: 'heute heutiger heutiges datum tag mond monde'.split(' '),
  besideToday:
    'aktuelles am beide das dem der die ein ist jetzt nächster neu phase phasen sind und voll wann was welche welcher welches wie'.split(
      ' ',
    ),
  beforeFeast: /^(?:wann|ist|das|der|die|datum|tag|fest|des|von|\s)+\b/i,
  article: /^(?:das|der|die) /,
  inDates: ['der', 'im'],
  beforeJourney:
    /^(?:(?:plane|eine|die|der|wie|weit|lange|viele|tage|dauert|ist|es|weg|reise|route|strecke|meilen|geh|gehe|fahre)\s+)*(?:von\s+)?/i,
  betweenPlaces: /\s+(?:nach|bis|[→–>-]+)\s+/i,
  afterJourney: /\s+(?:am|im|in|mit|zu|während)\s+(?:\S.*)?$/i,
};
