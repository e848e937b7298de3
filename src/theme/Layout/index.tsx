import Layout from '@theme-original/Layout';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';

/** The frame of every page; each offers the way back to its top. */
export default function LayoutWithWayBack({
  children,
  ...props
}: Props): ReactNode {
  return (
    <Layout {...props}>
      <BackToTopButton />
      {children}
    </Layout>
  );
}
