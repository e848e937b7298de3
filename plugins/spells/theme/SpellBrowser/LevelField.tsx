import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {CASTER_LEVELS} from '../../model/browser/state';
import Field from '../../../../src/shared/theme/Field';
import styles from './styles.module.css';
import type {ControlProps} from './Toolbar';

type LabelProps = {readonly id: string; readonly text: string};

function Label({id, text}: LabelProps): ReactNode {
  return (
    <>
      <Translate
        id="site.spellBrowser.casterLevel"
        description="Label of the slider for the level of a caster">
        Caster level
      </Translate>
      <output htmlFor={id} className={styles.level}>
        {text}
      </output>
    </>
  );
}

/** The caster level for which all measures are computed; at the minimum they stay as written. */
export default function LevelField(props: ControlProps): ReactNode {
  const {state, change, rest} = props;
  const {casterLevel} = state;
  const [least, most] = CASTER_LEVELS;
  const text =
    casterLevel === undefined
      ? translate({
          id: 'site.spellBrowser.asWritten',
          message: 'as written',
          description:
            'Shown beside the slider for the level of a caster: no level',
        })
      : `${casterLevel}`;
  return (
    <Field look="compact" label={(id) => <Label id={id} text={text} />}>
      {(id) => (
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={least - 1}
          max={most}
          value={casterLevel ?? least - 1}
          aria-valuetext={text}
          onChange={({target}) => {
            const level = Number(target.value);
            const next = level < least ? undefined : level;
            change({...state, casterLevel: next}, 'level');
          }}
          onPointerUp={rest}
          onBlur={rest}
        />
      )}
    </Field>
  );
}
