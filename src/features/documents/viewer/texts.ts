/** The texts of the page, by key. */
export type Texts = Readonly<Record<string, string>>;

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Loads the texts; the page has most of them without. */
export async function fetchTexts(): Promise<Texts> {
  try {
    const answer = await fetch('locale/en-US.json');
    const texts: unknown = await answer.json();
    return isTexts(texts) ? texts : {};
  } catch {
    return {};
  }
}

/** Fills in the texts and accessible names of the page. */
export function showTexts(texts: Texts): void {
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

/** Fills the placeholders of a text. */
export function fill(
  text: string | undefined,
  values: Readonly<Record<string, number | string>>,
): string {
  return (text ?? '').replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
