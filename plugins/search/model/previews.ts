/** The content of a link preview. */
export type Preview = readonly [
  title: string,
  within: string,
  text: string,
  /** The session of a campaign that it reveals, or the campaigns, separated by spaces, if it reveals several. */
  session?: string,
];

/** Previews by address without the base path. */
export type Previews = Readonly<Record<string, Preview>>;

function isPreview(value: unknown): value is Preview {
  return (
    Array.isArray(value) &&
    (value.length === 3 || value.length === 4) &&
    value.every((each) => typeof each === 'string')
  );
}

/** Finds a preview in the response of a host; undefined if it is malformed. */
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
