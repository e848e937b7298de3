import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {Note, ReleaseNotes as Release} from '../../model/news';

function NoteText({note}: {readonly note: Note}): ReactNode {
  return note.map(({text, isCode}, index) =>
    // Parts of a note have no identity but their position.
    isCode ? <code key={index}>{text}</code> : text,
  );
}

type Props = {readonly releases: readonly Release[]};

/** The notes for readers of each release, newest first. */
export default function ReleaseNotes({releases}: Props): ReactNode {
  return releases.map(({title, notes}) => (
    <section key={title ?? ''}>
      <Heading as="h2">
        {title ?? (
          <Translate
            id="site.news.latest"
            description="Heading of the changes since the last release">
            Latest changes
          </Translate>
        )}
      </Heading>
      <ul>
        {notes.map((note, index) => (
          <li key={index}>
            <NoteText note={note} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
