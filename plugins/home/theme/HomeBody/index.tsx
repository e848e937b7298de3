import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {areaMenus, contentAreas} from '../../../../src/site/contentAreas';
import type {AreaMenu} from '../../../../src/site/world';
import AreaPanel from '../AreaPanel';
import styles from './styles.module.css';

type Props = {
  /** Content below the area cards. */
  readonly children: ReactNode;
};

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

/** The home page below its hero: the areas and the current date of the world. */
export default function HomeBody({children}: Props): ReactNode {
  return (
    <>
      <div className={styles.groups}>
        {areaMenus.map((menu) => (
          <PanelGroup key={menu.group} {...menu} />
        ))}
      </div>
      <div className={clsx('markdown', styles.text)}>{children}</div>
    </>
  );
}
