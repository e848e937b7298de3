import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './toolPage.module.css';

type Props = {readonly title: string; readonly children: ReactNode};

/** A page with a tool instead of text, which search engines are asked not to index. */
export default function ToolPage({title, children}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container">
        <div className={styles.page}>
          <Heading as="h1">{title}</Heading>
          {children}
        </div>
      </main>
    </Layout>
  );
}
