import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = ComponentProps<'input'>;

/** A line to type into, as all forms of the site show it. */
export default function Input({className, ...rest}: Props): ReactNode {
  return <input className={clsx(styles.input, className)} {...rest} />;
}
