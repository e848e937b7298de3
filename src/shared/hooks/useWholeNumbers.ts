import {useState} from 'react';
import {parseWholeNumber, type Bounds} from '../lib/wholeNumber';

/** What a field begins with, and what it takes. */
export type FieldSpec = {readonly first: number; readonly bounds: Bounds};

/** A field for a whole number, as readers fill it. */
export type WholeNumber = {
  /** The text of the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly bounds: Bounds;
  /** The number, if the text is one within the bounds. */
  readonly value: number | undefined;
};

/** The texts of fields by name. */
export type WholeNumbers<Name extends string> = {
  readonly fields: Readonly<Record<Name, WholeNumber>>;
  /** All numbers, where every field holds one. */
  readonly values: Readonly<Record<Name, number>> | undefined;
};

/** Makes a record with the same names. */
function mapped<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  change: (from: From, name: Name) => To,
): Record<Name, To> {
  const names = Object.keys(record) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, change(record[name], name)]),
  ) as Record<Name, To>;
}

/** Keeps what readers type into several fields, and the numbers that it means. */
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
