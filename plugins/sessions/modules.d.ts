/**
 * The campaigns with the number of their sessions, and the pages that belong to a session as a
 * whole.
 */
declare module '@generated/sessions/default/campaigns.json' {
  const campaigns: readonly {
    readonly id: string;
    readonly name: string;
    readonly sessions: number;
    readonly pages: readonly {readonly to: string; readonly session: number}[];
  }[];
  export default campaigns;
}
