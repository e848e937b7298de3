import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {contentAreas, type ContentArea} from '../site/contentAreas';
import styles from './index.module.css';

function Hero(): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.hero}>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.tagline}>{tagline}</p>
      <p className={styles.actions}>
        <Link
          className="button button--primary button--lg"
          to="/character-handbook/character-creation-guide.html">
          <Translate
            id="site.home.character"
            description="Button of the home page">
            Make a character
          </Translate>
        </Link>
        <Link
          className="button button--secondary button--lg"
          to="/prime-almanac/">
          <Translate
            id="site.home.almanac"
            description="Button of the home page">
            Open the almanac
          </Translate>
        </Link>
      </p>
    </header>
  );
}

function Panel({id, label, summary}: ContentArea): ReactNode {
  return (
    <li className={styles.panel} data-area={id}>
      <Heading as="h2" className={styles.panelTitle}>
        <Link to={`/${id}/`} className={clsx(styles.panelLink)}>
          {label}
        </Link>
      </Heading>
      <p>{summary}.</p>
    </li>
  );
}

/** The front page: what this is, and a way into every area. */
export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout description={tagline}>
      <main className="container">
        <Hero />
        <ul className={styles.panels}>
          {contentAreas.map((area) => (
            <Panel key={area.id} {...area} />
          ))}
        </ul>
      </main>
    </Layout>
  );
}
