import Translate, {translate} from '@docusaurus/Translate';
import {useRef, useState, type ReactNode} from 'react';
import {saveFile} from '../../../../shared/hooks/saveFile';
import {mergeDesks, useDesks} from '../../hooks/deskStore';
import {readDeskFile, writeDeskFile, type FileFault} from '../../lib/deskFile';

/** Explains why a file was not imported, and what readers can do. */
const faultTexts: Readonly<Record<FileFault, () => string>> = {
  notJson: () =>
    translate({
      id: 'site.desk.file.notJson',
      message:
        'This file is damaged, or no file of a desk. Nothing was changed.',
    }),
  foreign: () =>
    translate({
      id: 'site.desk.file.foreign',
      message: 'This file is of something else. Nothing was changed.',
    }),
  newer: () =>
    translate({
      id: 'site.desk.file.newer',
      message:
        'This file is from a newer edition of the site. Reload the page, then open it again. Nothing was changed.',
    }),
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
  await mergeDesks(desks, unread);
  const count = desks.reduce((sum, {pins}) => sum + pins.length, 0);
  return unread.length === 0
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
            'Opened (pins: {count}). Of the file, {unread} parts could not be read, and are kept aside.',
        },
        {count, unread: unread.length},
      );
}

/** Exports all desks as one file, and imports such files. */
export default function DeskFiles(): ReactNode {
  const {desks} = useDesks();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => {
          saveFile({
            name: 'desk.json',
            type: 'application/json',
            text: writeDeskFile(desks),
          });
        }}>
        <Translate
          id="site.desk.export"
          description="Saves all desks as a file">
          Save as file
        </Translate>
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => {
          field.current?.click();
        }}>
        <Translate id="site.desk.import" description="Opens a file of desks">
          Open a file
        </Translate>
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file !== undefined) {
            void openFile(file).then(setSaid);
          }
          target.value = '';
        }}
      />
      <p role="status" className="deskSoft deskSaid">
        {said}
      </p>
    </>
  );
}
