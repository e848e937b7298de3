import PaginatorNavLinkOriginal from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';
import AreaIcon from '../../../plugins/navigation/theme/AreaIcon';
import LockBadge from '../../../plugins/navigation/theme/LockBadge';
import {useArea} from '../../../plugins/navigation/client/useArea';

/** The link to the previous or next page, with the area's icon. */
export default function PaginatorNavLink({title, ...props}: Props): ReactNode {
  const area = useArea();
  return (
    <PaginatorNavLinkOriginal
      {...props}
      title={
        <>
          <AreaIcon /> {title} <LockBadge area={area} />
        </>
      }
    />
  );
}
