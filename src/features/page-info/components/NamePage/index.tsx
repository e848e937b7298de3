import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAreaCrumb} from '../../../navigation/hooks/useAreaCrumb';
import {nameColor} from '../../../../shared/lib/nameColor';
import type {CatalogueLine} from '../../../navigation/lib/catalogue';
import type {NamedPage, NamedPages} from '../../lib/namedPages';
import AreaIcon from '../../../navigation/components/AreaIcon';
import BreadcrumbTrail from '../../../navigation/components/BreadcrumbTrail';
import Catalogue from '../../../navigation/components/Catalogue';
import styles from './styles.module.css';

type Props = NamedPages & {
  /** The plural of the kind of names. */
  readonly kind: string;
};

function toLine({title, permalink, description}: NamedPage): CatalogueLine {
  return {title, href: permalink, description, children: []};
}

/** The pages of an area that have a tag or a category. */
export default function NamePage(props: Props): ReactNode {
  const {kind, label, description, allTagsPath, items} = props;
  const area = useAreaCrumb();
  return (
    <main
      className={clsx('container', styles.page)}
      data-name-color={nameColor(label)}>
      <PageMetadata
        title={`${label}: ${area.label}`}
        {...(description && {description: `${description}.`})}
      />
      <BreadcrumbTrail
        crumbs={[area, {label: kind, href: allTagsPath}, {label}]}
      />
      <article className="markdown">
        <Heading as="h1" className={styles.title}>
          <AreaIcon />
          {label}
        </Heading>
        {description && <p className={styles.meaning}>{description}.</p>}
        <Catalogue lines={items.map(toLine)} />
      </article>
    </main>
  );
}
