declare module '*.csv' {
  const sheet: import('./shared/model/csv').Sheet;
  export default sheet;
}

declare module '@spells/spellLinks' {
  const links: readonly import('../plugins/spells/model/publish').SpellLink[];
  export default links;
}

declare module '@spells/entries' {
  const entries: readonly import('../plugins/spells/model/publish').SpellEntry[];
  export default entries;
}

declare module '@generated/discussion/default/walineStyle.json' {
  const css: string;
  export default css;
}

/** The modules of the history library, of which its types describe only the whole. */
declare module 'history/esm/history.js' {
  export * from 'history';
}

declare module 'react-router-dom/esm/react-router-dom.js' {
  export * from 'react-router-dom';
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
      readonly dropTables: readonly string[];
      readonly noHinting: boolean;
      readonly variationAxes?: Readonly<
        Record<string, {readonly min: number; readonly max: number}>
      >;
    },
  ): Promise<Buffer>;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.lazy.css' {
  const text: string;
  export default text;
}
/** The campaigns with the number of their sessions, and the pages that come in one as a whole; plugins/sessions writes it. */
declare module '@generated/sessions/default/campaigns.json' {
  const campaigns: readonly {
    readonly id: string;
    readonly name: string;
    readonly sessions: number;
    readonly pages: readonly {readonly to: string; readonly session: number}[];
  }[];
  export default campaigns;
}

/** What the world knows of fights; plugins/tracker writes it. */
declare module '@generated/tracker/default/table.json' {
  const table: import('./shared/model/fightRules').FightTable;
  export default table;
}

/** Whether the world has foes; plugins/tracker writes it. */
declare module '@generated/tracker/default/hasFoes.json' {
  const hasFoes: boolean;
  export default hasFoes;
}

/** The data files of the character sheet; plugins/character-sheet writes it. */
declare module '@generated/character-sheet/default/tables.json' {
  const tables: import('../plugins/character-sheet/model/sheetRules').SheetTables;
  export default tables;
}

/** Whether the world has a character sheet; plugins/character-sheet writes it. */
declare module '@generated/character-sheet/default/hasSheet.json' {
  const hasSheet: boolean;
  export default hasSheet;
}

declare module '@generated/search/default/addresses' {
  export const parts: readonly string[];
  export const documents: readonly string[];
  export const previews: string;
  export const lockedRecords: () => Promise<{
    readonly default: readonly import('../plugins/lock/format/types').SealedRecords[];
  }>;
}

/** The components of the home page; plugins/home writes it. */
declare module '@generated/home/default/components' {
  export const loaders: import('../plugins/lock/client/SealedContent/loadParts').Loaders;
}

declare module '@generated/home/default/home' {
  const sealed: import('../plugins/lock/format/types').SealedPage;
  export default sealed;
}

/** The tools that plugins list in client/tools.ts; plugins/features writes it. */
declare module '@generated/features/default/tools' {
  const tools: readonly import('./shared/model/tool').Tool[];
  export default tools;
}

/** What plugins show within others, as they list it in client/parts.ts; plugins/features writes it. */
declare module '@generated/features/default/parts' {
  const parts: readonly import('./shared/theme/Parts').FeatureParts[];
  export default parts;
}

/** What plugins save in the browser, as they list it in client/savedData.ts; plugins/features writes it. */
declare module '@generated/features/default/savedData' {
  const savedData: readonly import('./shared/client/savedData').SavedData[];
  export default savedData;
}
