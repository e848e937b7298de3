import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {readAside} from '../../client/recordAside';
import type {RecordStore} from '../../client/recordStore';
import {saveFile} from '../../client/saveFile';
import {useRecord} from '../../client/useRecord';
import type {TabNews} from '../../model/ledger';
import {pluralForm} from '../../model/pluralForm';
import type {StorageFault} from '../../model/storageFault';
import Button from '../Button';

type Props<Value, Change> = {
  readonly store: RecordStore<Value, Change>;
  readonly noticeClass: string;
};

/** Messages that say why changes are not stored, and what readers can do. */
const faultTexts: Readonly<Record<StorageFault, () => string>> = {
  full: () =>
    translate({
      id: 'site.kept.full',
      message:
        'Storage is full. Your latest changes will be lost when you close this page. Save them as a file, then free up space.',
    }),
  newer: () =>
    translate({
      id: 'site.kept.newer',
      message:
        'A newer version of the site has saved this. Reload the page; nothing is saved until you do.',
    }),
  blocked: () =>
    translate({
      id: 'site.kept.blocked',
      message:
        'This browser does not let the site save anything. Your work will be lost when you close this page: save it as a file.',
    }),
};

const newsTexts: Readonly<Record<TabNews, () => string>> = {
  changed: () =>
    translate({
      id: 'site.kept.changed',
      message: 'Changed in another tab. This is the latest version.',
    }),
  leftOut: () =>
    translate({
      id: 'site.kept.leftOut',
      message:
        'Another tab changed this first, so your last change was not applied. Make it again if you still want it.',
    }),
};

/** A notice about how the browser stores the work of readers. */
export default function KeptNotice<Value, Change>({
  store,
  noticeClass,
}: Props<Value, Change>): ReactNode {
  const {fault, news, aside} = useRecord(store);
  const saveAside = async (): Promise<void> => {
    const text = await readAside(store);
    const name = `${store.name}-aside.json`;
    saveFile({name, type: 'application/json', text});
  };
  return (
    <>
      <p role="status" className={noticeClass}>
        {fault && faultTexts[fault]()}
        {fault === undefined && news && newsTexts[news]()}
      </p>
      {aside > 0 && (
        <p className={noticeClass}>
          {pluralForm(
            aside,
            translate(
              {
                id: 'site.kept.aside',
                message:
                  '{count} part could not be read and has been set aside unchanged.|{count} parts could not be read and have been set aside unchanged.',
                description:
                  'Said if stored values or parts of a file could not be read, in the singular and the plural',
              },
              {count: aside},
            ),
          )}{' '}
          <Button onClick={() => void saveAside()}>
            <Translate
              id="site.kept.aside.save"
              description="Saves what could not be read as a file">
              Save as a file
            </Translate>
          </Button>
        </p>
      )}
    </>
  );
}
