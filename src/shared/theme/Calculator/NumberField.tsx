import type {ReactNode} from 'react';
import {useTypedText} from '../../client/useTypedText';
import type {WholeNumber} from '../../client/useWholeNumbers';
import Field from '../Field';
import Input from '../Field/Input';
import NumberFault from '../Field/NumberFault';

type Props = {
  readonly label: string;
  readonly field: WholeNumber;
};

/** A field for a whole number, with its error below. */
export default function NumberField({label, field}: Props): ReactNode {
  const wrong = field.value === undefined;
  const typed = useTypedText(field.text, field.setText);
  return (
    <Field label={label}>
      {(id) => (
        <>
          <Input
            {...typed}
            id={id}
            inputMode={field.bounds[0] < 0 ? 'text' : 'numeric'}
            autoComplete="off"
            aria-invalid={wrong}
            aria-describedby={`${id}-fault`}
          />
          <NumberFault
            id={`${id}-fault`}
            bounds={field.bounds}
            isShown={wrong}
          />
        </>
      )}
    </Field>
  );
}
