import {chooseLocale} from '../lib/locale';

/** The texts of the page in one language, by key. */
export type Texts = Readonly<Record<string, string>>;

/** The available languages. */
const LOCALES = ['en-US', 'de'] as const;

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Loads the texts of a language. */
async function fetchTexts(locale: string): Promise<Texts> {
  const answer = await fetch(`locale/${locale}.json`);
  const texts: unknown = await answer.json();
  return isTexts(texts) ? texts : {};
}

/** Translates the page: text and accessible names. */
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

/** Translates the page into the reader's language, and returns the texts for later messages. */
export async function speak(): Promise<Texts> {
  const locale = chooseLocale(navigator.languages, LOCALES);
  const texts = await fetchTexts(locale).catch(() => ({}));
  document.documentElement.lang = locale;
  showTexts(texts);
  return texts;
}

/** Fills the placeholders of a text. */
export function fill(
  text: string | undefined,
  values: Readonly<Record<string, number | string>>,
): string {
  return (text ?? '').replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
