import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useFileLink} from '../../hooks/useFileLink';
import type {Asset} from '../../lib/asset';
import {isShownByBrowsers} from '../../lib/fileKind';

export type Props = {
  readonly asset: Asset;
  readonly children: ReactNode;
};

/** A link to a file: what browsers can show they show, the rest is saved. */
export default function FileLink({asset, children}: Props): ReactNode {
  const {link, name, ext} = asset;
  const open = useFileLink(link, name);
  return (
    <Link
      to={`pathname://${link}`}
      {...(open !== undefined && {onClick: open})}
      {...(!isShownByBrowsers(ext) && {download: name})}>
      {children}
    </Link>
  );
}
