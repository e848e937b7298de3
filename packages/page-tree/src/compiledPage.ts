/** A page or a partial, compiled to a program. */
export type CompiledPage = {
  readonly code: string;
  /** Its source, including front matter. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly contentTitle?: string | undefined;
};

/** Compiles the page at a path. */
export type CompilePage = (filePath: string) => Promise<CompiledPage>;
