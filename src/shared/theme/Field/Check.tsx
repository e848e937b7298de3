import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

export default function Check({label, checked, onChange}: Props): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({target}) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}
