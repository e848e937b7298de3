import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import display from '@fontsource/marcellus-sc/files/marcellus-sc-latin-400-normal.woff2';
import text from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';
import Layout from '@theme-original/Layout';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';

/** Asks for the fonts with the page; only in the served page, since the application would ask again. */
function Fonts(): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      {[text, display].map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}

/** The frame of every page: it asks for its fonts, and offers the way back to its top. */
export default function LayoutOfSite({children, ...props}: Props): ReactNode {
  return (
    <Layout {...props}>
      <Fonts />
      <BackToTopButton />
      {children}
    </Layout>
  );
}
