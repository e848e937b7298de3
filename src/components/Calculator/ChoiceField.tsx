import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  readonly label: string;
  /** What can be chosen, in the order of its numbers from 0. */
  readonly options: readonly string[];
  readonly chosen: number;
  readonly choose: (index: number) => void;
};

/** A field in which readers choose one of a few things. */
export default function ChoiceField(props: Props): ReactNode {
  const {label, options, chosen, choose} = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={chosen}
        onChange={({target}) => {
          choose(Number(target.value));
        }}>
        {options.map((option, index) => (
          <option key={option} value={index}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}
