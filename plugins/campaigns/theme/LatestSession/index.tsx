import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {Sheet} from '../../../../src/shared/model/csv';
import styles from './styles.module.css';

type Props = {
  /** Name of the campaign. */
  readonly campaign: string;
  /** The page about the campaign. */
  readonly to: string;
  /** The last row of its sessions; the build passes it in. */
  readonly sheet: Sheet;
};

export default function LatestSession(props: Props): ReactNode {
  const {campaign, to, sheet} = props;
  const cell = (heading: string): string =>
    sheet.rows.at(-1)?.[sheet.columns.indexOf(heading)] ?? '';
  return (
    <section className={styles.session}>
      <Heading as="h3" className={styles.campaign}>
        <Link to={to}>{campaign}</Link>
      </Heading>
      <div data-session={sheet.marks?.at(-1) ?? undefined}>
        <p className={styles.when}>
          <Translate
            id="site.latestSession.when"
            description="Number, story arc, and date of the latest session"
            values={{
              number: cell('Session'),
              arc: cell('Arc'),
              date: cell('World date'),
            }}>
            {'Session {number}, {arc}, {date}'}
          </Translate>
        </p>
        <p className={styles.summary}>{cell('Summary')}</p>
      </div>
    </section>
  );
}
