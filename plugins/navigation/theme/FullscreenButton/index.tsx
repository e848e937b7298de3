import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useElementFullscreen} from '../../../../src/shared/client/useElementFullscreen';
import NavbarButton from '../NavbarButton';

type Props = {
  /** Whether the button is in the mobile sidebar, where it has a label. */
  readonly mobile?: boolean;
};

/** SVG paths of four corners, pointing outwards or inwards. */
const corners = {
  out: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  in: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
} as const;

/** Toggles fullscreen mode; hidden if the browser does not support it. */
export default function FullscreenButton({mobile = false}: Props): ReactNode {
  const {supported, active, toggle} = useElementFullscreen();
  return (
    supported && (
      <NavbarButton
        mobile={mobile}
        label={translate({
          id: 'site.fullscreen.label',
          message: 'Full screen',
          description: 'Name of the button that lets the site fill the screen',
        })}
        icon={active ? corners.in : corners.out}
        pressed={active}
        onClick={toggle}
      />
    )
  );
}
