import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {kebabCase} from '../../../../src/shared/model/kebabCase';
import {SHEET_PAGE} from '../../../../src/site/sheetPage';

type Props = {
  /** The name of a ready-made character; without one, the link opens the sheet unchanged. */
  readonly ready?: string;
};

/** A link to the character sheet, hidden in print. */
export default function SheetLink({ready}: Props): ReactNode {
  return (
    <p data-off-paper>
      {ready === undefined ? (
        <Link to={SHEET_PAGE}>
          <Translate
            id="site.sheetLink.open"
            description="Link to the character sheet">
            Make a character on the interactive sheet
          </Translate>
        </Link>
      ) : (
        <Link to={`${SHEET_PAGE}?ready=${kebabCase(ready)}`}>
          <Translate
            id="site.sheetLink.ready"
            description="Link to a ready character on the character sheet"
            values={{name: ready}}>
            {'Open {name} on the character sheet'}
          </Translate>
        </Link>
      )}
    </p>
  );
}
