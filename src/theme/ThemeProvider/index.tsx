import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {composeProviders} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import ThemeProvider from '@theme-original/ThemeProvider';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import type {Props} from '@theme/ThemeProvider';
import type {ReactNode} from 'react';
import NewEdition from '../../page/theme/NewEdition';
import Unreachable from '../../page/theme/Unreachable';
import PhoneBar from '../../../plugins/navigation/theme/PhoneBar';
import {SITE_LINKS} from '../../../plugins/navigation/model/phoneBar';
import SearchLink from '../../../plugins/search/theme/SearchLink';
import {TableBarButton} from '../../../plugins/display/theme/TableButton';
import Contained from '../../shared/theme/Contained';
import Parts from '../../shared/theme/Parts';

/**
 * The providers that the navbar and all pages share: those of Docusaurus’ layout that do not depend
 * on a page.
 */
const FrameProvider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  NavbarProvider,
]);

/**
 * Renders navbar and footer outside the routes, so that they stay mounted when readers open another
 * area or leave the home page. If one of them fails, the page and the other stay.
 */
export default function ThemeProviderOfSite({children}: Props): ReactNode {
  return (
    <ThemeProvider>
      <FrameProvider>
        <SkipToContent />
        <AnnouncementBar />
        <Contained>
          <Navbar />
        </Contained>
        <Contained>
          <PhoneBar>
            <SearchLink place="bar" />
            <TableBarButton />
          </PhoneBar>
        </Contained>
        {children}
        <Parts at="page" />
        <div id={SITE_LINKS} popover="">
          <Footer />
        </div>
        <Contained>
          <NewEdition />
          <Unreachable />
        </Contained>
      </FrameProvider>
    </ThemeProvider>
  );
}
