/** The tools that plugins list in client/tools.ts. */
declare module '@generated/features/default/tools' {
  const tools: readonly import('../../src/shared/model/tool').Tool[];
  export default tools;
}

/** The answers of the palette that plugins list in client/answers.ts. */
declare module '@generated/features/default/answers' {
  const answers: readonly import('../search/theme/SearchPalette/entries').UseAnswer[];
  export default answers;
}

/** The parts that plugins show within others, listed in client/parts.ts. */
declare module '@generated/features/default/parts' {
  const parts: readonly import('../../src/shared/theme/Parts').FeatureParts[];
  export default parts;
}

/** The data that plugins save in the browser, listed in client/savedData.ts. */
declare module '@generated/features/default/savedData' {
  const savedData: readonly import('../../src/shared/client/savedData').SavedData[];
  export default savedData;
}
