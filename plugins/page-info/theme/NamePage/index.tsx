import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAreaCrumbs} from '../../../navigation/client/useAreaCrumb';
import {nameColor} from '../../../../src/shared/model/nameColor';
import type {DescribedName} from '../../model/namedPages';
import AreaIcon from '../../../navigation/theme/AreaIcon';
import BreadcrumbTrail from '../../../navigation/theme/BreadcrumbTrail';
import styles from './styles.module.css';

type Props = DescribedName & {
  /** The plural of the kind of names. */
  readonly kind: string;
  /** The lists of pages. */
  readonly children: ReactNode;
};

/** The pages that have a tag or a category: of one area, or of the whole site. */
export default function NamePage(props: Props): ReactNode {
  const {kind, label, description, allTagsPath, children} = props;
  const place = useAreaCrumbs();
  return (
    <main
      className={clsx('container', styles.page)}
      data-name-color={nameColor(label)}>
      <PageMetadata
        title={`${label}: ${place[0]?.label ?? kind}`}
        {...(description && {description: `${description}.`})}
      />
      <BreadcrumbTrail
        crumbs={[...place, {label: kind, href: allTagsPath}, {label}]}
      />
      <article className="markdown">
        <Heading as="h1" className={styles.title}>
          <AreaIcon />
          {label}
        </Heading>
        {description && <p className={styles.meaning}>{description}.</p>}
        {children}
      </article>
    </main>
  );
}
