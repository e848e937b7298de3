import {
  PageMetadata,
  SkipToContentFallbackId,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePluginClass} from '../../page/client/usePluginClass';
import Contained from '../../shared/theme/Contained';
import styles from './styles.module.css';

/** The layout of a page within the site, with the back-to-top button. */
export default function LayoutOfSite({
  children,
  wrapperClassName,
  title,
  description,
}: Props): ReactNode {
  usePluginClass();
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
        <Contained>
          <BackToTopButton />
          {children}
        </Contained>
      </div>
    </PluginHtmlClassNameProvider>
  );
}
