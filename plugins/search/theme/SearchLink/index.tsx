import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import BarFace, {
  BarIcon,
  barEntry,
} from '../../../../src/shared/theme/BarEntry';
import {isPlainClick} from '../../../../src/shared/model/plainClick';
import page from '@generated/search/default/page.json';
import {openPalette} from '../../client/paletteQuery';
import styles from './styles.module.css';

export type Props = {
  /**
   * `navbar` is hidden on phones, unlike `everyNavbar`; `bar` is at the bottom of a phone's window.
   */
  readonly place: 'navbar' | 'everyNavbar' | 'menu' | 'bar';
};

/** A magnifying glass. */
const GLASS = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21';

const classes = {
  navbar: styles.opener,
  everyNavbar: styles.everyOpener,
  menu: 'menu__link',
  bar: barEntry,
} as const;

function Face({place, label}: Props & {readonly label: string}): ReactNode {
  if (place === 'bar') {
    return <BarFace icon={GLASS} label={label} />;
  }
  return (
    <>
      <BarIcon icon={GLASS} />
      {place === 'menu' && label}
    </>
  );
}

/** A link to the results page that opens the palette instead once it is available. */
export default function SearchLink({place}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const label = translate({
    id: 'site.search.label',
    message: 'Search',
    description: 'Name of the search palette and of what opens it',
  });
  return (
    <Link
      to={page}
      className={clsx(classes[place])}
      {...((place === 'navbar' || place === 'everyNavbar') && {
        'aria-label': label,
        'aria-keyshortcuts': '/ Control+K',
      })}
      data-waits=""
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          if (shown) {
            toggle();
          }
          openPalette();
        }
      }}>
      <Face place={place} label={label} />
    </Link>
  );
}
