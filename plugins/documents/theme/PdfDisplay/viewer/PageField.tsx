import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {pageNumber} from '../../../model/pageNumber';

type Props = {
  readonly page: number;
  readonly pages: number;
  readonly onJump: (page: number) => void;
};

/** The number of the current page. Readers edit it to go to another page. */
export default function PageField({page, pages, onJump}: Props): ReactNode {
  const [draft, setDraft] = useState<string>();
  const commit = (): void => {
    const wanted = pageNumber(draft ?? '', pages);
    if (wanted !== undefined) {
      onJump(wanted);
    }
    setDraft(undefined);
  };
  return (
    <form
      className="pdf-page"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}>
      <input
        className="pdf-field"
        inputMode="numeric"
        autoComplete="off"
        size={Math.max(2, `${pages}`.length)}
        aria-label={translate(
          {
            id: 'site.pdfViewer.page',
            message: 'Page number (1 to {pages})',
            description: 'Name of the field with the number of the page',
          },
          {pages},
        )}
        value={draft ?? page}
        onChange={({target}) => {
          setDraft(target.value);
        }}
        onFocus={({target}) => {
          target.select();
        }}
        onBlur={commit}
      />
      <span aria-hidden="true">{`/ ${pages}`}</span>
    </form>
  );
}
