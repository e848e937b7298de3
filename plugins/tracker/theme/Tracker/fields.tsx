import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import Field from '../../../../src/shared/theme/Field';
import Input from '../../../../src/shared/theme/Field/Input';
import NumberInput from '../../../../src/shared/theme/Field/NumberInput';
import {drawFairly} from '../../../dice/client/rolls';
import {takeAction} from '../../client/trackerStore';
import type {Action} from '../../../../src/shared/model/fight';
import type {Told} from '../../model/session';

type NumberProps = {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
};

/** The default maximum of number fields. */
const MOST = 999;

/** A field for a whole number. */
export function NumberField(props: NumberProps): ReactNode {
  const {label, value, least = -MOST, most = MOST, onChange} = props;
  return (
    <Field label={label} look="compact">
      {(id) => (
        <NumberInput
          id={id}
          value={value}
          bounds={[least, most]}
          isLive
          onSave={onChange}
        />
      )}
    </Field>
  );
}

/** The die of rolls against a target number. */
const D20 = 20;

/** Rolls a d20, unless readers entered a result. */
export function rollD20(thrown = 0): number {
  return thrown === 0 ? drawFairly(D20) : thrown;
}

type ThrownProps = Pick<NumberProps, 'value' | 'onChange'> & {
  /** The fighter who rolls, if several do. */
  readonly name?: string;
};

/** A field for the result of a d20 rolled at the table. */
export function ThrownDie({name, ...props}: ThrownProps): ReactNode {
  const label = translate({
    id: 'site.tracker.thrown.die',
    message: 'd20 (0: roll for me)',
  });
  return (
    <NumberField
      {...props}
      label={name === undefined ? label : `${name}: ${label}`}
      least={0}
      most={D20}
    />
  );
}

type TextProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Maximum length of a text, in characters. */
const LONGEST = 60;

export function TextField({label, value, onChange}: TextProps): ReactNode {
  return (
    <Field label={label} look="compact">
      {(id) => (
        <Input
          id={id}
          type="text"
          maxLength={LONGEST}
          value={value}
          onChange={({target}) => {
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}

type FormProps = {readonly legend: string; readonly children: ReactNode};

/** Fields for one action of a fighter, or one effect on it. */
export function Form({legend, children}: FormProps): ReactNode {
  return (
    <fieldset className="trackerForm">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type StepProps = {
  readonly label: string;
  /** Creates the step from the state of the fight. */
  readonly take: (told: Told) => Action;
  readonly disabled?: boolean;
  readonly isMain?: boolean;
  /** A shorter label where the context is clear; the label by default. */
  readonly short?: string | undefined;
};

/** A button that applies a step of the fight. */
export function Step({label, take, short, ...button}: StepProps): ReactNode {
  return (
    <Button
      {...button}
      aria-label={short === undefined ? undefined : label}
      onClick={() => void takeAction(take)}>
      {short ?? label}
    </Button>
  );
}
