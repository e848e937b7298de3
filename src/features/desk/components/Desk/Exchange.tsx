import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type ReactNode} from 'react';
import FileButtons from '../../../../shared/components/FileButtons';
import {formatTexts} from '../../../../shared/components/FileButtons/formatTexts';
import {writeDeskHash} from '../../hooks/deskLink';
import {addDesks} from '../../hooks/deskStore';
import {findOpenDesk, type Desk, type Desks} from '../../lib/desk';
import {readDeskFile, writeDeskFile, type FileFault} from '../../lib/deskFile';

/** Explains why a file was not imported, and what readers can do. */
const faultTexts: Readonly<Record<FileFault, () => string>> = {
  ...formatTexts,
  empty: () =>
    translate({
      id: 'site.desk.file.empty',
      message: 'This file has no desk that can be read. Nothing was changed.',
    }),
};

async function openFile(file: File): Promise<string> {
  const content = readDeskFile(await file.text());
  if ('fault' in content) {
    return faultTexts[content.fault]();
  }
  const {desks, unread} = content;
  await addDesks(desks, unread);
  return translate(
    {
      id: 'site.desk.file.opened',
      message: 'Opened (pins: {count}). What was here is still here.',
    },
    {count: desks.reduce((sum, {pins}) => sum + pins.length, 0)},
  );
}

/** Copies a link that holds a desk without its notes; returns what readers are told of it. */
async function copyLink(desk: Desk, home: string): Promise<string> {
  const link = `${window.location.origin}${home}${await writeDeskHash(desk)}`;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    const text = translate({
      id: 'site.desk.link.byHand',
      message: 'The link, without your notes:',
      description: 'Said over a link that readers copy themselves',
    });
    window.prompt(text, link);
    return '';
  }
  return translate({
    id: 'site.desk.link.copied',
    message:
      'Copied: who opens the link is offered your pins, without your notes.',
  });
}

/** Saves all desks as one file, opens such files, and copies a link to the open desk. */
export default function Exchange({desks}: {readonly desks: Desks}): ReactNode {
  const home = useBaseUrl('/');
  const desk = findOpenDesk(desks);
  const [said, say] = useState('');
  return (
    <>
      <FileButtons
        makeFile={() => ({
          name: 'desk.json',
          type: 'application/json',
          text: writeDeskFile(desks),
        })}
        openFile={openFile}
        say={say}
        buttonClass="button button--secondary button--sm"
      />
      <button
        type="button"
        className="button button--secondary button--sm"
        disabled={!desk?.pins.length}
        onClick={() => {
          if (desk !== undefined) {
            void copyLink(desk, home).then(say);
          }
        }}>
        <Translate id="site.desk.link" description="Copies a link to a desk">
          Copy link
        </Translate>
      </button>
      <p role="status" className="deskSoft">
        {said}
      </p>
    </>
  );
}
