import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useTypedText} from '../../../../src/shared/client/useTypedText';
import styles from './styles.module.css';
import type {ControlProps} from './Toolbar';

/**
 * The search field. Its type is not search, because a keyboard shortcut focuses such a field from
 * anywhere on the page.
 */
export default function SearchField(props: ControlProps): ReactNode {
  const {state, change, rest} = props;
  const typed = useTypedText(state.text, (text) => {
    change({...state, text}, 'text');
  });
  const label = translate({
    id: 'site.spellBrowser.search',
    message: 'Search spells and powers',
    description: 'Name of the field for words in the spell browser',
  });
  return (
    <input
      {...typed}
      type="text"
      role="searchbox"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      enterKeyHint="search"
      autoComplete="off"
      onBlur={rest}
    />
  );
}
