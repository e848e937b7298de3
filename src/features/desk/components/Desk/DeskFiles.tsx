import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import FileButtons from '../../../../shared/components/FileButtons';
import {formatTexts} from '../../../../shared/components/FileButtons/formatTexts';
import {addDesks, useDesks} from '../../hooks/deskStore';
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
  const aside = await addDesks(desks, unread);
  const count = desks.reduce((sum, {pins}) => sum + pins.length, 0);
  return aside === 0
    ? translate(
        {
          id: 'site.desk.file.opened',
          message: 'Opened (pins: {count}). What was here is still here.',
        },
        {count},
      )
    : translate(
        {
          id: 'site.desk.file.partly',
          message:
            'Opened (pins: {count}). Of the file, {unread} parts could not be read or found no room, and are kept aside.',
        },
        {count, unread: aside},
      );
}

type Props = {
  /** Tells readers of a file that was opened. */
  readonly say: (text: string) => void;
};

/** Exports all desks as one file, and imports such files. */
export default function DeskFiles({say}: Props): ReactNode {
  const {value} = useDesks();
  return (
    <FileButtons
      makeFile={() => ({
        name: 'desk.json',
        type: 'application/json',
        text: writeDeskFile(value),
      })}
      openFile={openFile}
      say={say}
      buttonClass="button button--secondary button--sm"
    />
  );
}
