type Row = Readonly<Record<string, unknown>>;

/** A condition on rows: values, or an operator of Waline with its operand. */
type Where = Readonly<Record<string, unknown>>;

type Selection = {readonly desc?: string; readonly limit?: number};

/** A table of Waline, in the form of its server's custom storage. */
export type Store = {
  readonly select: (where?: Where, how?: Selection) => Promise<Row[]>;
  readonly count: (where?: Where) => Promise<number>;
  readonly add: (row: Row) => Promise<Row>;
  readonly update: (
    change: Row | ((row: Row) => Row),
    where: Where,
  ) => Promise<Row[]>;
  readonly delete: (where: Where) => Promise<void>;
};

type Operator = (value: unknown, operand: unknown) => boolean;

function isAmong(value: unknown, operand: unknown): boolean {
  return Array.isArray(operand) && operand.includes(value);
}

const operators: Readonly<Record<string, Operator>> = {
  IN: isAmong,
  'NOT IN': (value, operand) => !isAmong(value, operand),
  '!=': (value, operand) => value !== operand,
  '>': (value, operand) => Number(value) > Number(operand),
};

/** Fails on unknown operators, so that they cannot pass unnoticed. */
function meets(
  row: Row,
  [key, condition]: readonly [string, unknown],
): boolean {
  if (!Array.isArray(condition)) {
    return row[key] === condition;
  }
  const parts: readonly unknown[] = condition;
  const [name, operand] = parts;
  const operator = operators[String(name)];
  if (operator === undefined) {
    throw new Error(`The store knows no operator ${String(name)}.`);
  }
  return operator(row[key], operand);
}

function matches(row: Row, where: Where): boolean {
  return Object.entries(where).every((condition) => meets(row, condition));
}

/** Sorts rows by a column of times or numbers, greatest first. */
function sorted(rows: readonly Row[], desc: string | undefined): Row[] {
  return desc === undefined
    ? [...rows]
    : rows.toSorted((a, b) => Number(b[desc]) - Number(a[desc]));
}

/** Keeps a table of Waline in memory while its server runs. */
export function memoryStore(): Store {
  let rows: readonly Row[] = [];
  let last = 0;
  const found = (where: Where = {}): Row[] =>
    rows.filter((row) => matches(row, where));
  return {
    select: (where, {desc, limit} = {}) =>
      Promise.resolve(sorted(found(where), desc).slice(0, limit)),
    count: (where) => Promise.resolve(found(where).length),
    add: (row) => {
      last += 1;
      const added = {...row, objectId: String(last)};
      rows = [...rows, added];
      return Promise.resolve({...added});
    },
    update: (change, where) => {
      rows = rows.map((row) =>
        matches(row, where)
          ? {...row, ...(typeof change === 'function' ? change(row) : change)}
          : row,
      );
      return Promise.resolve(found(where));
    },
    delete: (where) => {
      rows = rows.filter((row) => !matches(row, where));
      return Promise.resolve();
    },
  };
}
