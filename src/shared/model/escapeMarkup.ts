const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for HTML and XML, including attributes in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/["&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
