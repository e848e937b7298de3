import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** One sentence for search engines, if they may index the page. */
  readonly description?: string;
  /** Whether search engines may index the page: yes for text, no for tools. */
  readonly isIndexed?: boolean;
  readonly children: ReactNode;
};

/** A page outside the areas. */
export default function ToolPage({
  title,
  description = '',
  isIndexed = false,
  children,
}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      {!isIndexed && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <main className="container">
        <div className={styles.page} data-tool={isIndexed ? undefined : ''}>
          <Heading as="h1">{title}</Heading>
          {children}
        </div>
      </main>
    </Layout>
  );
}
