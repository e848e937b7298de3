import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {rememberColorMode} from '../../../plugins/navigation/client/rememberColorMode';
import {nextColorMode} from '../../../plugins/navigation/model/colorMode';
import Icon from '../../shared/theme/Icon';
import styles from './styles.module.css';

function getName(mode: Props['value']): string {
  if (mode === null) {
    return translate({
      id: 'theme.colorToggle.ariaLabel.mode.system',
      message: 'system mode',
      description: 'The name for the system color mode',
    });
  }
  return mode === 'light'
    ? translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'The name for the light color mode',
      })
    : translate({
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        message: 'dark mode',
        description: 'The name for the dark color mode',
      });
}

/**
 * Returns the label of the switch. The server does not know the current mode, so it leaves the mode
 * out.
 */
function useLabel(mode: Props['value']): string {
  return useIsBrowser()
    ? translate(
        {
          id: 'theme.colorToggle.ariaLabel',
          message: 'Change color mode (currently {mode})',
          description: 'The ARIA label for the color mode toggle',
        },
        {mode: getName(mode)},
      )
    : translate({
        id: 'site.colorModeToggle.label',
        message: 'Change color mode',
        description:
          'What the switch of color modes does, before it is known how it stands',
      });
}

/** Switches between light, dark, and system mode. */
export default function ColorModeToggle(props: Props): ReactNode {
  const {className, buttonClassName, value, onChange} = props;
  const label = useLabel(value);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={label}
        aria-label={label}
        onClick={() => {
          rememberColorMode();
          onChange(nextColorMode(value));
        }}>
        {/* CSS shows one of these icons, depending on the mode set on the root element. */}
        <Icon name="lightMode" className={clsx(styles.icon, styles.light)} />
        <Icon name="darkMode" className={clsx(styles.icon, styles.dark)} />
        <Icon name="systemMode" className={clsx(styles.icon, styles.auto)} />
      </button>
    </div>
  );
}
