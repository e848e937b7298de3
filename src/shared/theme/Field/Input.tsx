import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<'input'>;

/** The text input that all forms use. */
export default function Input({className, ...rest}: Props): ReactNode {
  return <input className={clsx(styles.input, className)} {...rest} />;
}
