import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import TagPage, {type Props} from '../../../page-info/theme/TagPage';

export default function Tag(props: Props): ReactNode {
  return (
    <Layout>
      <TagPage {...props} />
    </Layout>
  );
}
