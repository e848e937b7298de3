import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useFileLink} from '../../../../src/shared/client/useFileLink';
import type {AssetFile} from '../../../../src/shared/model/asset';
import {isShownByBrowsers} from '../../model/fileKind';
import FileFault from '../../../../src/shared/theme/FileFault';

type Props = {
  readonly asset: AssetFile;
  readonly children: ReactNode;
};

/** A link to a file. It opens files that browsers can display, and downloads all others. */
export default function FileLink({asset, children}: Props): ReactNode {
  const {link, name, ext} = asset;
  const {hasFailed, ...opening} = useFileLink(link, name);
  return (
    <>
      <Link
        to={`pathname://${link}`}
        {...opening}
        {...(!isShownByBrowsers(ext) && {download: name})}>
        {children}
      </Link>
      {hasFailed && <FileFault />}
    </>
  );
}
