declare module '@generated/search/default/addresses' {
  export const parts: readonly string[];
  export const documents: readonly string[];
  export const previews: string;
  export const lockedRecords: () => Promise<{
    readonly default: readonly import('../lock/format/types').SealedRecords[];
  }>;
}
