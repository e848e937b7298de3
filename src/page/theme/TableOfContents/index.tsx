import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {TOCTreeNode} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import BarFace, {barEntry} from '../../../shared/theme/BarEntry';
import {readHeadingMark} from '../../../shared/model/sessionMark';
import {useContentsSheet} from '../../client/useContentsSheet';
import {useShownEntry} from '../../client/useShownEntry';
import {parseHeading, type HeadingPiece} from '../../model/headingMarkup';
import styles from './styles.module.css';

type EntriesProps = {
  readonly entries: readonly TOCTreeNode[];
  /** Id of the heading at the reading position. */
  readonly active: string | undefined;
};

type Props = EntriesProps & {
  /** A collapsible box above the text, or a column beside it. */
  readonly form: 'box' | 'column';
};

/** The text of a heading, with its inline tags. */
function Heading({
  pieces,
}: {
  readonly pieces: readonly HeadingPiece[];
}): ReactNode {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') {
      return piece;
    }
    const {tag: Tag, pieces: within} = piece;
    return (
      <Tag key={index}>
        <Heading pieces={within} />
      </Tag>
    );
  });
}

function Entries({entries, active}: EntriesProps): ReactNode {
  return (
    <ul className={styles.entries}>
      {entries.map(({id, value, children}) => (
        <li key={id} data-ahead={readHeadingMark(value)}>
          <Link
            className={clsx(styles.entry)}
            to={`#${id}`}
            aria-current={id === active ? 'true' : undefined}>
            <Heading pieces={parseHeading(value)} />
          </Link>
          {children.length > 0 && (
            <Entries entries={children} active={active} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Title(): ReactNode {
  return (
    <Translate
      id="site.tableOfContents.title"
      description="Heading of the table of contents of a page">
      On This Page
    </Translate>
  );
}

/** The column, which scrolls to keep the current entry in view when it is taller than the window. */
function Column({
  name,
  ...list
}: EntriesProps & {readonly name: string}): ReactNode {
  return (
    <nav
      ref={useShownEntry(list.active)}
      className={clsx(ThemeClassNames.docs.docTocDesktop, styles.column)}
      aria-label={name}>
      <p className={styles.title}>
        <Title />
      </p>
      <Entries {...list} />
    </nav>
  );
}

/** The icon of the table of contents: points and lines. */
const CONTENTS = 'M4 6h2M10 6h10M4 12h2M10 12h10M4 18h2M10 18h10';

/** The box above the text; on phones it is in the bar at the foot of the window, and opens upwards. */
function Box({
  name,
  ...list
}: EntriesProps & {readonly name: string}): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);
  useContentsSheet(ref);
  return (
    <nav className={styles.box} aria-label={name}>
      <details ref={ref}>
        <summary className={styles.summary}>
          <span className={barEntry}>
            <BarFace icon={CONTENTS} label={<Title />} />
          </span>
        </summary>
        <Entries {...list} />
      </details>
    </nav>
  );
}

/** The table of contents of a page. Every page contains both forms; style sheets show the one that fits. */
export default function TableOfContents({form, ...list}: Props): ReactNode {
  const name = translate({
    id: 'site.tableOfContents.label',
    message: 'On This Page',
    description: 'Name of the table of contents of a page',
  });
  const Form = form === 'box' ? Box : Column;
  return <Form name={name} {...list} />;
}
