/** The Network Information API, which some browsers lack. */
export type Connection = {
  /** Whether readers have asked for reduced data usage. */
  readonly saveData?: boolean;
  /** Type of the connection: `wifi`, `cellular`, and others. */
  readonly type?: string;
  /** Speed of the connection: `slow-2g`, `2g`, `3g`, or `4g`. */
  readonly effectiveType?: string;
};

/** Whether only requested content may be loaded. */
export function sparesData(connection: Connection | undefined): boolean {
  const {saveData, type, effectiveType} = connection ?? {};
  return saveData === true || /cellular|[23]g/.test(`${type} ${effectiveType}`);
}
