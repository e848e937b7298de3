import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Asset} from '../../../../src/shared/model/asset';
import FileLink from '.';

/**
 * The link to the Letter version of a document, shown after the A4 link; nothing if there is none.
 */
export default function LetterLink({letter}: Pick<Asset, 'letter'>): ReactNode {
  return (
    letter && (
      <>
        {' '}
        <Translate
          id="site.assetList.or"
          description="Shown after the link to a document for A4 paper"
          values={{
            letter: (
              <FileLink asset={letter}>
                <Translate
                  id="site.assetList.letter"
                  description="Link to a document for Letter paper">
                  on Letter paper
                </Translate>
              </FileLink>
            ),
          }}>
          {'or {letter}'}
        </Translate>
      </>
    )
  );
}
