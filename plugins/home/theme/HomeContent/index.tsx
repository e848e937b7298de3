import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import HomeBody from '../HomeBody';
import HomeText from '../../../../world/home.mdx';

/**
 * The content of the home page on a public site; `LockedHomeContent` replaces it if the whole
 * site is locked.
 */
export default function HomeContent(): ReactNode {
  return (
    <HomeBody>
      <MDXContent>
        <HomeText />
      </MDXContent>
    </HomeBody>
  );
}
