/**
 * Creates a function that makes a value at its first call, and returns the same value afterward. It
 * suits values that take milliseconds to create and that most pages do not need, such as number
 * formats.
 */
export function createLazy<Value>(make: () => Value): () => Value {
  let made: {readonly value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}
