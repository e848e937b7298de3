import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import NumberInput from '../../../../src/shared/theme/Field/NumberInput';
import type {Gauge} from '../../model/sheetView';

type Props = {
  readonly gauge: Gauge;
  readonly least: number;
  readonly change: (left: number) => void;
};

type StepProps = {
  readonly label: string;
  readonly sign: string;
  readonly isOff: boolean;
  readonly step: () => void;
};

function StepButton({label, sign, isOff, step}: StepProps): ReactNode {
  return (
    <Button aria-label={label} disabled={isOff} onClick={step}>
      <span aria-hidden="true">{sign}</span>
    </Button>
  );
}

/** A remaining amount, with buttons to lower and raise it. */
export default function GaugeField({gauge, least, change}: Props): ReactNode {
  const {name, left, most} = gauge;
  return (
    <div className="sheetGauge">
      <span>
        {name}
        <small>
          {translate(
            {id: 'site.sheet.gauge.of', message: ' of {most}'},
            {most},
          )}
        </small>
      </span>
      <StepButton
        label={translate(
          {id: 'site.sheet.gauge.less', message: '{name}: one less'},
          {name},
        )}
        sign="−"
        isOff={left <= least}
        step={() => {
          change(left - 1);
        }}
      />
      <span>
        <NumberInput
          aria-label={name}
          value={left}
          bounds={[least, most]}
          onSave={change}
        />
      </span>
      <StepButton
        label={translate(
          {id: 'site.sheet.gauge.more', message: '{name}: one more'},
          {name},
        )}
        sign="+"
        isOff={left >= most}
        step={() => {
          change(left + 1);
        }}
      />
    </div>
  );
}
