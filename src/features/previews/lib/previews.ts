/** What a link shows of where it leads. */
export type Preview = readonly [title: string, within: string, text: string];

/** What links show of where they lead, by address without the base path. */
export type Previews = Readonly<Record<string, Preview>>;

/** Whether something is what a link can show. */
function isPreview(value: unknown): value is Preview {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((each) => typeof each === 'string')
  );
}

/** Finds what a link shows in what a host answered; nothing where that is something else. */
export function findPreview(
  previews: unknown,
  to: string,
): Preview | undefined {
  const found =
    typeof previews === 'object' && previews !== null
      ? (previews as Readonly<Record<string, unknown>>)[to]
      : undefined;
  return isPreview(found) ? found : undefined;
}
