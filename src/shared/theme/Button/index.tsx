import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  /** Whether it is the main button of its group. */
  readonly isMain?: boolean;
};

export default function Button({
  isMain = false,
  className,
  ...button
}: Props): ReactNode {
  const look = isMain ? 'button--primary' : 'button--secondary';
  return (
    <button
      type="button"
      className={clsx('button', look, className)}
      {...button}
    />
  );
}
