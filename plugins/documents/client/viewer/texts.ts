import type enUS from './locale/en-US.json';

const answer = await fetch('locale/en-US.json');

/** The texts of the page, by key. */
export const texts = (await answer.json()) as Readonly<typeof enUS>;

/** Shows the texts that the markup names by their keys. */
export function showTexts(): void {
  for (const [key, text] of Object.entries(texts)) {
    for (const element of document.querySelectorAll(`[data-text="${key}"]`)) {
      element.textContent = text;
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      `[data-name="${key}"]`,
    )) {
      element.ariaLabel = text;
      element.title = text;
    }
  }
}

/** Fills the placeholders of a text. */
export function fill(
  text: string,
  values: Readonly<Record<string, number>>,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
