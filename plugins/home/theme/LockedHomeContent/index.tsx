import useBaseUrl from '@docusaurus/useBaseUrl';
import sealed from '@generated/home/default/home';
import MDXContent from '@theme/MDXContent';
import {use, useMemo, type ComponentType, type ReactNode} from 'react';
import HomeBody from '../HomeBody';
import LockedPage, {LockContext} from '../../../lock/theme/LockedPage';

type ContentProps = {readonly content: ComponentType};

/** The password prompt, or the decrypted content. */
function Content({content: Text}: ContentProps): ReactNode {
  const text = (
    <MDXContent>
      <Text />
    </MDXContent>
  );
  return use(LockContext)?.reading.state === 'open' ? (
    <HomeBody>{text}</HomeBody>
  ) : (
    text
  );
}

/** Loads the module that loads the components of the page. */
const loadComponents = () => import('@generated/home/default/components');

export default function LockedHomeContent(): ReactNode {
  const permalink = useBaseUrl('/');
  const content = useMemo(
    () => ({sealed, loadComponents, metadata: {permalink}, frontMatter: {}}),
    [permalink],
  );
  return <LockedPage content={content} as={Content} />;
}
