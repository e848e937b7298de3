/** Minimum length of a short name. */
const LEAST = 2;

/** Shortens names to the fewest letters that keep them distinct. */
export function shortNames(names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const others = names.filter((other) => other !== name);
    let letters = LEAST;
    while (
      letters < name.length &&
      others.some((other) => other.startsWith(name.slice(0, letters)))
    ) {
      letters++;
    }
    return name.slice(0, letters);
  });
}
