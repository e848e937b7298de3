import type {ReactNode} from 'react';
import styles from './styles.module.css';
import Field, {type Look} from '.';

type Props = {
  readonly label: ReactNode;
  readonly look?: Look;
  /** The options; the value is an index into them. */
  readonly options: readonly string[];
  readonly chosen: number;
  readonly choose: (index: number) => void;
};

export default function ChoiceField(props: Props): ReactNode {
  const {label, look = 'plain', options, chosen, choose} = props;
  return (
    <Field label={label} look={look}>
      {(id) => (
        <select
          id={id}
          className={styles.input}
          value={chosen}
          onChange={({target}) => {
            choose(Number(target.value));
          }}>
          {options.map((option, index) => (
            <option key={index} value={index}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
