import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import HomeHero from '../../plugins/home/theme/HomeHero';
import {home} from '../../world/home';
import HomeContent from '../../plugins/home/theme/HomeContent';

export default function Home(): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout description={tagline}>
      <main className="container">
        <HomeHero title={title} tagline={tagline} {...home} />
        <HomeContent />
      </main>
    </Layout>
  );
}
