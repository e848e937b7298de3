import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import type {ReactNode} from 'react';
import {rememberColorMode} from '../../hooks/rememberColorMode';

/** The switch from light to dark to auto. */
export default function RememberingColorModeToggle({
  onChange,
  ...props
}: Props): ReactNode {
  const choose: Props['onChange'] = (mode) => {
    rememberColorMode();
    onChange(mode);
  };
  return <ColorModeToggle {...props} onChange={choose} />;
}
