import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useTypedText} from '../../hooks/useTypedText';
import type {WholeNumber} from '../../hooks/useWholeNumbers';
import {grouped} from '../../lib/signed';
import Field from '../Field';
import Input from '../Field/Input';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  readonly field: WholeNumber;
};

function Fault({field: {bounds}}: Pick<Props, 'field'>): ReactNode {
  const [least, most] = bounds;
  return Number.isFinite(most) ? (
    <Translate
      id="site.calculator.expected"
      description="What a field of a calculator takes"
      values={{least: grouped(least), most: grouped(most)}}>
      {'A whole number from {least} to {most}'}
    </Translate>
  ) : (
    <Translate
      id="site.calculator.expectedFrom"
      description="What a field of a calculator takes, where there is no upper end"
      values={{least: grouped(least)}}>
      {'A whole number from {least} on'}
    </Translate>
  );
}

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
          <p id={`${id}-fault`} className={styles.fault} aria-live="polite">
            {wrong && <Fault field={field} />}
          </p>
        </>
      )}
    </Field>
  );
}
