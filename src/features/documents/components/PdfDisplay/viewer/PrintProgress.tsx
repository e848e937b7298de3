import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {
  readonly ready: number;
  readonly pages: number;
  readonly onCancel: () => void;
};

/** Shows how many pages are ready to print. */
export default function PrintProgress(props: Props): ReactNode {
  const {ready, pages, onCancel} = props;
  return (
    <div className="pdf-overlay">
      <div className="pdf-dialog" role="status">
        <p>
          {translate(
            {
              id: 'site.pdfViewer.preparing',
              message:
                'Getting pages ready for the printer: {ready} of {pages}',
              description:
                'What is said while a document is made ready to print',
            },
            {ready, pages},
          )}
        </p>
        <progress value={ready} max={pages} aria-hidden="true" />
        <button
          type="button"
          className="button button--secondary"
          onClick={onCancel}>
          <Translate
            id="site.pdfViewer.cancelPrint"
            description="Button that stops making a document ready to print">
            Cancel
          </Translate>
        </button>
      </div>
    </div>
  );
}
