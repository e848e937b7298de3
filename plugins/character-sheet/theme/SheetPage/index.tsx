import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import CharacterSheet from '../CharacterSheet';
import ToolPage from '../../../navigation/theme/ToolPage';

/** The page of the character sheet; `?ready=` names a ready character to begin with. */
export default function CharacterSheetPage(): ReactNode {
  const title = translate({
    id: 'site.sheet.title',
    message: 'Character sheet',
    description: 'Title of the page of the character sheet',
  });
  return (
    <ToolPage title={title}>
      <noscript>
        <p>
          <Translate
            id="site.sheet.noScript"
            description="Shown without scripts">
            The character sheet needs JavaScript. You can fill in the printable
            character sheet without it.
          </Translate>
        </p>
      </noscript>
      {useIsBrowser() && <CharacterSheet />}
    </ToolPage>
  );
}
