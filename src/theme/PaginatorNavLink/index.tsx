import PaginatorNavLinkOriginal from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';
import AreaIcon from '../../components/AreaIcon';

/** The way to the page before or after, with the icon of the area. */
export default function PaginatorNavLink({title, ...props}: Props): ReactNode {
  return (
    <PaginatorNavLinkOriginal
      {...props}
      title={
        <>
          <AreaIcon /> {title}
        </>
      }
    />
  );
}
