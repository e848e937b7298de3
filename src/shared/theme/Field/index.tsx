import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The look of a field: for a calculator, a row of controls, the main field of a form, or with its
 * label beside it.
 */
export type Look = 'plain' | 'compact' | 'roomy' | 'beside';

type Props = {
  /** The label; a function receives the id of the control. */
  readonly label: ReactNode | ((id: string) => ReactNode);
  readonly look?: Look;
  /** Renders the control with the id that the label refers to, and anything below it. */
  readonly children: (id: string) => ReactNode;
};

const looks = {
  plain: undefined,
  compact: styles.compact,
  roomy: styles.roomy,
  beside: styles.beside,
} as const satisfies Readonly<Record<Look, string | undefined>>;

export default function Field(props: Props): ReactNode {
  const {label, look = 'plain', children} = props;
  const id = useId();
  return (
    <div className={clsx(styles.field, looks[look])} data-field>
      <label htmlFor={id}>
        {typeof label === 'function' ? label(id) : label}
      </label>
      {children(id)}
    </div>
  );
}
