import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type ReactNode} from 'react';
import {pluralForm} from '../../../../src/shared/model/pluralForm';
import Button from '../../../../src/shared/theme/Button';
import FileButtons from '../../../../src/shared/theme/FileButtons';
import {formatTexts} from '../../../../src/shared/theme/FileButtons/formatTexts';
import {writeDeskHash} from '../../client/deskLink';
import {addDesks, undoChange} from '../../client/deskStore';
import {pinElement} from '../../client/pinElement';
import {
  findOpenDesk,
  readDeskFile,
  writeDeskFile,
  type Desk,
  type Desks,
} from '../../model/desk';

async function openFile(file: File): Promise<string> {
  const content = readDeskFile(await file.text());
  if ('fault' in content) {
    return formatTexts[content.fault]();
  }
  const {value: desks, unread} = content;
  await addDesks(desks, unread);
  const count = desks.reduce((sum, {pins}) => sum + pins.length, 0);
  return pluralForm(
    count,
    translate(
      {
        id: 'site.desk.file.opened',
        message:
          'Opened {count} pin. Everything else is unchanged.|Opened {count} pins. Everything else is unchanged.',
      },
      {count},
    ),
  );
}

/** Copies a link that contains a pinboard without its notes; returns the message for readers. */
async function copyLink(desk: Desk, home: string): Promise<string> {
  const link = `${window.location.origin}${home}${await writeDeskHash(desk)}`;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    const text = translate({
      id: 'site.desk.link.byHand',
      message: 'Copy this link. It does not include your notes:',
      description: 'Shown over a link that readers copy themselves',
    });
    window.prompt(text, link);
    return '';
  }
  return translate({
    id: 'site.desk.link.copied',
    message:
      'Link copied. Anyone who opens it can add your pins, but not your notes.',
  });
}

type Props = {readonly desks: Desks; readonly canUndo: boolean};

/** Pins the page, undoes the last change, saves all pinboards as one file, opens such files, and copies a link to the open pinboard. */
export default function DeskTools({desks, canUndo}: Props): ReactNode {
  const base = useBaseUrl('/');
  const desk = findOpenDesk(desks);
  const [said, say] = useState('');
  return (
    <div className="deskTools">
      <Button
        onClick={() => {
          const heading = document.querySelector('main h1');
          if (heading !== null) {
            void pinElement(heading, base);
          }
        }}>
        <Translate id="site.desk.pinPage" description="Pins the whole page">
          Pin this page
        </Translate>
      </Button>
      <Button disabled={!canUndo} onClick={() => void undoChange()}>
        <Translate id="site.desk.undo" description="Takes the last change back">
          Undo
        </Translate>
      </Button>
      <FileButtons
        makeFile={() => ({name: 'pinboard.json', text: writeDeskFile(desks)})}
        openFile={openFile}
        say={say}
      />
      <Button
        disabled={!desk?.pins.length}
        onClick={() => desk && void copyLink(desk, base).then(say)}>
        <Translate
          id="site.desk.link"
          description="Copies a link to a pinboard">
          Copy link
        </Translate>
      </Button>
      <p role="status" className="deskSoft">
        {said}
      </p>
    </div>
  );
}
