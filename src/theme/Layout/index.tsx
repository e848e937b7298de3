import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {
  PageMetadata,
  SkipToContentFallbackId,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import display from '@fontsource/marcellus-sc/files/marcellus-sc-latin-400-normal.woff2';
import text from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';
import BackToTopButton from '@theme/BackToTopButton';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

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

/** The place of a page in the frame of the site: it asks for its fonts, and offers the way back to its top. */
export default function LayoutOfSite({
  children,
  wrapperClassName,
  title,
  description,
}: Props): ReactNode {
  return (
    <PluginHtmlClassNameProvider>
      <PageMetadata
        {...(title !== undefined && {title})}
        {...(description !== undefined && {description})}
      />
      <div
        id={SkipToContentFallbackId}
        className={clsx(
          ThemeClassNames.layout.main.container,
          ThemeClassNames.wrapper.main,
          styles.mainWrapper,
          wrapperClassName,
        )}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          <Fonts />
          <BackToTopButton />
          {children}
        </ErrorBoundary>
      </div>
    </PluginHtmlClassNameProvider>
  );
}
