import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useId, type ReactNode} from 'react';
import {takenFiles, type TakenName} from '../../lib/takenFiles';
import styles from './styles.module.css';

function FileCard({name}: {readonly name: TakenName}): ReactNode {
  const id = useId();
  const {path, title, note} = takenFiles[name];
  const address = useBaseUrl(path);
  return (
    <li className={styles.card}>
      <div>
        <Heading as="h2" className={styles.title}>
          <span id={id}>{title}</span>
        </Heading>
        <p className={styles.note}>{note}</p>
      </div>
      <p className={styles.action}>
        <Link
          className="button button--secondary"
          to={`pathname://${address}`}
          aria-describedby={id}
          {...(name === 'list' ? {} : {download: ''})}>
          {name === 'list'
            ? translate({
                id: 'site.take.open',
                message: 'Open',
                description: 'Link to a text file for other tools',
              })
            : translate({
                id: 'site.take.download',
                message: 'Download',
                description: 'Link to an archive for other tools',
              })}
        </Link>
      </p>
    </li>
  );
}

const names = Object.keys(takenFiles) as readonly TakenName[];

/** The files that the build makes for other tools. */
export default function TakenFiles(): ReactNode {
  return (
    <>
      <ul className={styles.files}>
        {names.map((name) => (
          <FileCard key={name} name={name} />
        ))}
      </ul>
      <p>
        <Translate
          id="site.take.twins"
          description="Says where the Markdown of a single page is">
          A single page is Markdown too: write “.md” for “.html” at the end of
          its address, or add “index.md” after a slash.
        </Translate>
      </p>
    </>
  );
}
