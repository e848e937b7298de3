import type {ReactNode} from 'react';
import type {WholeNumber} from '../../client/useWholeNumbers';
import NumberField from './NumberField';

type Props<Name extends string> = {
  readonly fields: Readonly<Record<Name, WholeNumber>>;
  /** The labels of the fields, in display order. */
  readonly labels: Readonly<Record<Name, string>>;
};

export default function NumberFields<Name extends string>({
  fields,
  labels,
}: Props<Name>): ReactNode {
  const names = Object.keys(labels) as Name[];
  return names.map((name) => (
    <NumberField key={name} label={labels[name]} field={fields[name]} />
  ));
}
