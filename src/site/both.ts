/** What all members of a union are at once. */
export type Both<Union> = (
  Union extends unknown ? (part: Union) => void : never
) extends (part: infer Whole) => void
  ? Whole
  : never;
