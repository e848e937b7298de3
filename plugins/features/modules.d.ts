/** The tools that plugins list in client/tools.ts. */
declare module '@generated/features/default/tools' {
  const tools: readonly import('../../src/shared/model/tool').Tool[];
  export default tools;
}

/** What the palette answers by itself, as plugins list it in client/answers.ts. */
declare module '@generated/features/default/answers' {
  const answers: readonly import('../search/theme/SearchPalette/entries').UseAnswer[];
  export default answers;
}

/** What plugins show within others, as they list it in client/parts.ts. */
declare module '@generated/features/default/parts' {
  const parts: readonly import('../../src/shared/theme/Parts').FeatureParts[];
  export default parts;
}

/** What plugins save in the browser, as they list it in client/savedData.ts. */
declare module '@generated/features/default/savedData' {
  const savedData: readonly import('../../src/shared/client/savedData').SavedData[];
  export default savedData;
}
