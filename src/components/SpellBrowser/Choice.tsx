import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  readonly label: string;
  readonly options: readonly {readonly value: string; readonly text: string}[];
  readonly value: string;
  readonly choose: (value: string) => void;
};

/** A field in which readers choose one of several words. */
export default function Choice(props: Props): ReactNode {
  const {label, options, value, choose} = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({target}) => {
          choose(target.value);
        }}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
