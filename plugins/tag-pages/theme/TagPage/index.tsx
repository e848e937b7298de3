import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import TagPage, {type Props} from '../../../page-info/theme/TagPage';

/** The page of a tag. */
export default function Tag(props: Props): ReactNode {
  return (
    <Layout>
      <TagPage {...props} />
    </Layout>
  );
}
