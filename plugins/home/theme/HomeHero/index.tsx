import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {ornament} from '../../../../world/ornament';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Home} from '../../../../src/site/world';
import Ornament from '../Ornament';
import styles from './styles.module.css';

type Props = Partial<Home> & {
  readonly title: string;
  readonly tagline?: string | undefined;
};

function Actions({actions}: Pick<Home, 'actions'>): ReactNode {
  return (
    <p className={styles.actions}>
      {actions.map(({label, to}, index) => (
        <Link
          key={to}
          className={clsx(
            'button button--lg',
            index === 0 ? 'button--primary' : 'button--secondary',
          )}
          to={to}>
          {label}
        </Link>
      ))}
    </p>
  );
}

function HeroImage({src, alt, ...size}: NonNullable<Home['image']>): ReactNode {
  return (
    <img
      className={styles.ornament}
      src={useBaseUrl(src)}
      alt={alt}
      {...size}
    />
  );
}

type BesideProps = {
  readonly image: Home['image'] | undefined;
  readonly background: string | undefined;
};

/** The image beside the text. Without it and without a background image, the ornament. */
function SideImage({image, background}: BesideProps): ReactNode {
  if (image) {
    return <HeroImage {...image} />;
  }
  return (
    background === undefined &&
    ornament && <Ornament {...ornament} className={styles.ornament} />
  );
}

/** The hero of the home page: the title, and links to start with. */
export default function HomeHero(props: Props): ReactNode {
  const {title, tagline, sentence, actions = [], background, image} = props;
  const backgroundUrl = useBaseUrl(background);
  return (
    <header
      className={clsx(styles.hero, background && styles.pictured)}
      {...(background && {
        style: {backgroundImage: `url("${encodeURI(backgroundUrl)}")`},
      })}>
      <div className={styles.words}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {actions.length > 0 && <Actions actions={actions} />}
      </div>
      <SideImage image={image} background={background} />
    </header>
  );
}
