import {translate} from '@docusaurus/Translate';
import settings from '@generated/search/default/settings.json';
import type {ReactNode} from 'react';
import CloseButton from '../../../../src/shared/theme/CloseButton';
import {optionId} from './Options';
import type {Palette} from './usePalette';

type Props = {
  readonly query: string;
  readonly write: (query: string) => void;
  readonly palette: Palette;
  /** Id of the list that the arrow keys move through. */
  readonly list: string;
  readonly close: () => void;
};

/** The input of the palette, from which the arrow keys move through the list. */
export default function Field(props: Props): ReactNode {
  const {query, write, palette, list, close} = props;
  const {groups, active, onKey} = palette;
  const hasList = groups.length > 0;
  const closing = translate({
    id: 'site.search.close',
    message: 'Close',
    description: 'Button of the search palette',
  });
  return (
    <div className="paletteHead">
      <input
        className="paletteField"
        type="text"
        role="combobox"
        aria-label={translate({
          id: 'site.search.field',
          message: 'Search this site',
          description: 'Name of the field of a search',
        })}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? list : undefined}
        aria-activedescendant={
          hasList && active >= 0 ? optionId(list, active) : undefined
        }
        placeholder={settings.placeholder}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={({target}) => {
          write(target.value);
        }}
        onKeyDown={onKey}
      />
      <CloseButton label={closing} onClick={close} />
    </div>
  );
}
