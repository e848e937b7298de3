/** A page or a part of one as a program. */
export type CompiledPage = {
  readonly code: string;
  /** What its author wrote, front matter included. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly contentTitle?: string | undefined;
};

/** Compiles the page at a path. */
export type CompilePage = (filePath: string) => Promise<CompiledPage>;
