import PaginatorNavLinkOriginal from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';
import AreaIcon from '../../features/navigation/components/AreaIcon';
import LockBadge from '../../features/navigation/components/LockBadge';
import {useArea} from '../../features/navigation/hooks/useArea';

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
