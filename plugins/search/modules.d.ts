declare module '@generated/search/default/addresses' {
  export const parts: readonly string[];
  export const documents: readonly string[];
  export const previews: string;
  export const lockedRecords: () => Promise<{
    readonly default: readonly import('../lock/format/types').SealedRecords[];
  }>;
}

declare module '@generated/search/default/page.json' {
  const page: string;
  export default page;
}

declare module '@generated/search/default/settings.json' {
  const settings: import('./model/settings').Settings;
  export default settings;
}

declare module '@generated/search/default/synonyms.json' {
  const synonyms: import('./model/concepts').Synonyms;
  export default synonyms;
}
