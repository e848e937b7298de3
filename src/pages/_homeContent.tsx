import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import HomeBody from '../features/home/components/HomeBody';
import HomeText from '@world/home.mdx';

/** What the home page holds where everybody may read it; where the whole site is locked, `_lockedHomeContent.tsx` takes its place. */
export default function HomeContent(): ReactNode {
  return (
    <HomeBody>
      <MDXContent>
        <HomeText />
      </MDXContent>
    </HomeBody>
  );
}
