/** A calculation in a text. */
export type Sum = {
  readonly found: string;
  /** The result as stated in the text. */
  readonly said: number;
  /** The right result. */
  readonly made: number;
};

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const words = String.raw`[\p{L}’ ]*`;

/** Numbers joined by operators, with what each is for, as in "3 + 2 for Dexterity − 2 = +3". */
const sums = new RegExp(
  String.raw`(?<![\p{L}\d.,–÷×+−-])(?<![÷×+−] )(?<sum>−?${number}(?:${words}[+−×÷] ${words}−?${number})+)${words}= \+?(?<said>−?${number})`,
  'gu',
);

const toValue = (digits: string) =>
  Number(digits.replaceAll(',', '').replace('−', '-'));

/** Calculates a product, such as "2 × 5" or "12 ÷ 4". */
function product(text: string): number {
  const [first = '', ...rest] = text.split(/(?=[×÷])/);
  return rest.reduce(
    (value, step) =>
      step.startsWith('×')
        ? value * toValue(step.slice(1))
        : value / toValue(step.slice(1)),
    toValue(first),
  );
}

/**
 * Calculates a sum of products without parentheses, ignoring anything that is not a number or
 * operator.
 */
export function workOut(text: string): number {
  const bare = text.replaceAll(/[^\d.×÷+−]/g, '');
  return bare
    .split(/(?<=\d)(?=[+−])/)
    .map((part) => {
      const minus = part.startsWith('−');
      const value = product(part.replace(/^[+−]/, ''));
      return minus ? -value : value;
    })
    .reduce((total, value) => total + value, 0);
}

/** Finds the calculations in a text. */
export function findSums(text: string): readonly Sum[] {
  return [...text.matchAll(sums)].map(({0: found, groups}) => ({
    found,
    said: toValue(groups?.['said'] ?? ''),
    made: workOut(groups?.['sum'] ?? ''),
  }));
}
