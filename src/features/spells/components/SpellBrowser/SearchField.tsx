import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {ControlProps} from './Toolbar';

/** The field for words. It is no field of type search, which a key leads to from anywhere on the page. */
export default function SearchField(props: ControlProps): ReactNode {
  const {state, change, rest} = props;
  const label = translate({
    id: 'site.spellBrowser.search',
    message: 'Search spells and powers',
    description: 'Name of the field for words in the browser of spells',
  });
  return (
    <input
      type="text"
      role="searchbox"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      enterKeyHint="search"
      autoComplete="off"
      value={state.text}
      onChange={({target}) => {
        change({...state, text: target.value}, 'text');
      }}
      onBlur={rest}
    />
  );
}
