import {useState} from 'react';
import {parseWholeNumber, type Bounds} from '../model/wholeNumber';

/** The initial value of a field, and its range. */
export type FieldSpec = {readonly first: number; readonly bounds: Bounds};

export type WholeNumber = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly bounds: Bounds;
  /** Its value; undefined if the text is not a number in the range. */
  readonly value: number | undefined;
};

export type WholeNumbers<Name extends string> = {
  readonly fields: Readonly<Record<Name, WholeNumber>>;
  /** All values; undefined if any one is undefined. */
  readonly values: Readonly<Record<Name, number>> | undefined;
};

/** Applies a function to each value of a record. */
function mapped<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  change: (from: From, name: Name) => To,
): Record<Name, To> {
  const names = Object.keys(record) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, change(record[name], name)]),
  ) as Record<Name, To>;
}

export function useWholeNumbers<Name extends string>(
  specs: Readonly<Record<Name, FieldSpec>>,
): WholeNumbers<Name> {
  const [texts, setTexts] = useState(() =>
    mapped(specs, ({first}) => String(first)),
  );
  const fields = mapped(specs, ({bounds}, name): WholeNumber => ({
    text: texts[name],
    bounds,
    value: parseWholeNumber(texts[name], bounds),
    setText: (text) => {
      setTexts((before) => ({...before, [name]: text}));
    },
  }));
  const complete = Object.values<WholeNumber>(fields).every(
    ({value}) => value !== undefined,
  );
  return {
    fields,
    values: complete ? mapped(fields, ({value}) => value ?? 0) : undefined,
  };
}
