/** Every category that a page may stand in, with what its page says of it. */
export const categories = {
  Peoples: 'Who lives in the world: bodies, customs and how to play them',
  Territories: 'Lands under one rule: seats, provinces, laws and roads',
} as const satisfies Readonly<Record<string, string>>;
