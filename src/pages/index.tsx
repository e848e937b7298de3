import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import AreaPanel from '../components/AreaPanel';
import HomeHero from '../components/HomeHero';
import {contentAreas} from '../site/contentAreas';
import {home} from '../site/home';
import {areaMenus, type AreaMenu} from '../site/navigation';
import HomeText from './_home.mdx';
import styles from './index.module.css';

/** The areas of one menu, as cards. */
function PanelGroup({group, label}: AreaMenu): ReactNode {
  const areas = contentAreas.filter((area) => area.group === group);
  return (
    <section className={styles.group}>
      <Heading as="h2" className={styles.label}>
        {label}
      </Heading>
      <ul className={styles.panels}>
        {areas.map((area) => (
          <AreaPanel key={area.id} {...area} />
        ))}
      </ul>
    </section>
  );
}

/** The front page: what this is, a way into every area, and how things stand in the world. */
export default function Home(): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout description={tagline}>
      <main className="container">
        <HomeHero title={title} tagline={tagline} {...home} />
        <div className={styles.groups}>
          {areaMenus.map((menu) => (
            <PanelGroup key={menu.group} {...menu} />
          ))}
        </div>
        <div className={clsx('markdown', styles.text)}>
          <MDXContent>
            <HomeText />
          </MDXContent>
        </div>
      </main>
    </Layout>
  );
}
