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
      <p>
        <Translate
          id="site.sheet.intro"
          description="First paragraph of the page of the character sheet">
          Make your choices; the sheet reckons the rest, and says by which rule.
          What you make stays in this browser until you remove it.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate
            id="site.sheet.noScript"
            description="Said where script is switched off">
            This sheet needs JavaScript. The printed one can be filled in
            without it.
          </Translate>
        </p>
      </noscript>
      {useIsBrowser() && <CharacterSheet />}
    </ToolPage>
  );
}
