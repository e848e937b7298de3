import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useEffect, useRef, type ReactNode} from 'react';

type Props = {
  readonly id: string;
  /** Number of records found. */
  readonly count: number;
  readonly close: () => void;
  readonly children: ReactNode;
};

/**
 * The filters on a phone, in a modal sheet: the browser traps the focus and closes it on Escape.
 */
export default function FacetSheet(props: Props): ReactNode {
  const {id, count, close, children} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const {selectMessage} = usePluralForm();
  const label = translate({
    id: 'site.spellBrowser.sheet',
    message: 'Filters',
    description: 'Name of the sheet with the filters of spells',
  });
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      className="spellSheet"
      aria-label={label}
      onClose={close}>
      <div className="spellSheetBody">{children}</div>
      <form method="dialog" className="spellSheetFoot">
        <button type="submit" className="button button--primary">
          {selectMessage(
            count,
            translate(
              {
                id: 'site.spellBrowser.showFound',
                message: 'Show {count} result|Show {count} results',
                description:
                  'Button that closes the sheet with the filters, in the singular and the plural',
              },
              {count},
            ),
          )}
        </button>
      </form>
    </dialog>
  );
}
