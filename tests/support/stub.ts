/**
 * Mocks a large object of which the code under test uses a small part. Only here may tests claim a
 * type that they do not fully provide.
 */
export function stub<Whole>(part: Partial<Whole>): Whole {
  return part as Whole;
}
