import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import TagListPage, {type Props} from '../../../page-info/theme/TagListPage';

export default function TagList(props: Props): ReactNode {
  return (
    <Layout>
      <TagListPage {...props} />
    </Layout>
  );
}
