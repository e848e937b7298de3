import {chooseLocale} from '../lib/locale';

/** The words of the page in one language, by name. */
export type Texts = Readonly<Record<string, string>>;

/** The languages that there are words in. */
const LOCALES = ['en-US', 'de'] as const;

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Fetches the words of the page in the language of the reader. */
async function fetchTexts(locale: string): Promise<Texts> {
  const answer = await fetch(`locale/${locale}.json`);
  const texts: unknown = await answer.json();
  return isTexts(texts) ? texts : {};
}

/** Replaces texts of the page: names of controls, and text. */
function showTexts(texts: Texts): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = texts[element.dataset['text'] ?? ''];
    if (text !== undefined) {
      element.textContent = text;
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-name]')) {
    const text = texts[element.dataset['name'] ?? ''];
    if (text !== undefined) {
      element.setAttribute('aria-label', text);
      element.title = text;
    }
  }
}

/** Shows the page in the language of the reader, and gives the words that come later. */
export async function speak(): Promise<Texts> {
  const locale = chooseLocale(navigator.languages, LOCALES);
  const texts = await fetchTexts(locale).catch(() => ({}));
  document.documentElement.lang = locale;
  showTexts(texts);
  return texts;
}

/** A text with values in the place of their names. */
export function fill(
  text: string | undefined,
  values: Readonly<Record<string, number | string>>,
): string {
  return (text ?? '').replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
