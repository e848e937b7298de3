/** What a link shows of where it leads. */
export type Preview = readonly [title: string, within: string, text: string];

/** What links show of where they lead, by address without the base path. */
export type Previews = Readonly<Record<string, Preview>>;
