import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {setTableMode, useTableState} from '../../client/tableModeState';
import type {Wakefulness} from '../../client/wakeLock';
import {tableModes, type TableMode} from '../../model/tableMode';

const labels: Readonly<
  Record<TableMode, () => {readonly name: string; readonly note: string}>
> = {
  off: () => ({
    name: translate({id: 'site.table.mode.off', message: 'Normal'}),
    note: translate({
      id: 'site.table.mode.off.note',
      message: 'The normal layout.',
      description: 'Describes the normal display',
    }),
  }),
  on: () => ({
    name: translate({id: 'site.table.mode.on', message: 'Large type'}),
    note: translate({
      id: 'site.table.mode.on.note',
      message: 'Larger type and buttons, strong contrast, in your color mode.',
      description: 'Describes large type',
    }),
  }),
  red: () => ({
    name: translate({id: 'site.table.mode.red', message: 'Red light'}),
    note: translate({
      id: 'site.table.mode.red.note',
      message: 'Large type in dim red on black, to protect your night vision.',
      description: 'Describes red light',
    }),
  }),
};

function describeWakefulness(wakefulness: Wakefulness): string {
  switch (wakefulness) {
    case 'awake':
      return translate({
        id: 'site.table.wake.awake',
        message: 'The screen stays on while this page is in view.',
      });
    case 'unsupported':
      return translate({
        id: 'site.table.wake.unsupported',
        message:
          'This browser cannot keep the screen on. Change the sleep setting of your device instead.',
      });
    case 'refused':
      return translate({
        id: 'site.table.wake.refused',
        message:
          'The browser cannot keep the screen on right now; it may be saving power.',
      });
    case 'asleep':
      return '';
  }
}

type OptionProps = {
  readonly mode: TableMode;
  readonly isChosen: boolean;
  readonly choose: (mode: TableMode) => void;
};

function Option({mode, isChosen, choose}: OptionProps): ReactNode {
  const {name, note} = labels[mode]();
  const id = useId();
  return (
    <div className="tableOption">
      <input
        type="radio"
        id={id}
        name="table-mode"
        aria-describedby={`${id}-note`}
        checked={isChosen}
        onChange={() => {
          choose(mode);
        }}
      />
      <label htmlFor={id}>{name}</label>
      <span id={`${id}-note`}>{note}</span>
    </div>
  );
}

/** The choice of table mode: off, on, or red light. */
export default function ModeChoice(): ReactNode {
  const {mode, wakefulness} = useTableState();
  return (
    <fieldset className="tableChoice">
      <legend>
        <Translate
          id="site.table.mode"
          description="Name of the switch of table mode">
          Display
        </Translate>
      </legend>
      {tableModes.map((each) => (
        <Option
          key={each}
          mode={each}
          isChosen={each === mode}
          choose={(next) => {
            void setTableMode(next);
          }}
        />
      ))}
      <p role="status" className="tableStatus">
        {mode !== 'off' && describeWakefulness(wakefulness)}
      </p>
    </fieldset>
  );
}
