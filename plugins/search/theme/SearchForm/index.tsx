import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import page from '@generated/search/default/page.json';
import {useTypedText} from '../../../../src/shared/client/useTypedText';
import styles from './styles.module.css';

type Props = {
  readonly query: string;
  /** Called with the query as readers type; without it, the form opens the results page. */
  readonly onWrite?: (query: string) => void;
};

/** A search field that opens the results page. */
export default function SearchForm({query, onWrite}: Props): ReactNode {
  const typed = useTypedText(query, (text) => onWrite?.(text));
  return (
    <form
      role="search"
      action={useBaseUrl(page)}
      className={styles.form}
      onSubmit={(event) => {
        if (onWrite !== undefined) {
          event.preventDefault();
        }
      }}>
      <input
        {...typed}
        type="search"
        name="q"
        className={styles.field}
        aria-label={translate({
          id: 'site.search.field',
          message: 'Search this site',
          description: 'Name of the field of a search',
        })}
        autoComplete="off"
      />
      <button type="submit" className="button button--primary">
        <Translate
          id="site.search.submit"
          description="Button of the field of a search">
          Search
        </Translate>
      </button>
    </form>
  );
}
