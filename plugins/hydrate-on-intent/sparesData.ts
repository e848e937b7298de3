/** What a browser says of the connection of its readers; some say nothing. */
export type Connection = {
  /** Whether readers asked for less data. */
  readonly saveData?: boolean;
  /** How the device is connected: `wifi`, `cellular` and others. */
  readonly type?: string;
  /** How fast the connection is: `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
};

/** Decides whether nothing may be loaded that readers have not asked for. */
export function sparesData(connection: Connection | undefined): boolean {
  const {saveData, type, effectiveType} = connection ?? {};
  return saveData === true || /cellular|[23]g/.test(`${type} ${effectiveType}`);
}
