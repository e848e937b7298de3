import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** How a field looks: one of a form that reckons, one in a row of controls, one that a form is about, or one whose label stands beside it. */
export type Look = 'plain' | 'compact' | 'roomy' | 'beside';

export type Props = {
  /** What the control is called; made with its id where something in it leads there too. */
  readonly label: ReactNode | ((id: string) => ReactNode);
  readonly look?: Look;
  /** Makes the control, which takes the id that the label leads to; more may stand below it. */
  readonly children: (id: string) => ReactNode;
};

const looks = {
  plain: undefined,
  compact: styles.compact,
  roomy: styles.roomy,
  beside: styles.beside,
} as const satisfies Readonly<Record<Look, string | undefined>>;

/** A label, and the control that it names. */
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
