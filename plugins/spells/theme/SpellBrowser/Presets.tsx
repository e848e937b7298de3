import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isPlainClick} from '../../../../src/shared/model/plainClick';
import {readQuery, writeQuery} from '../../model/browser/query';
import type {BrowserState} from '../../model/browser/state';
import styles from './styles.module.css';

type Props = {
  readonly presets: Readonly<Record<string, string>>;
  readonly state: BrowserState;
  readonly onChoose: (state: BrowserState) => void;
};

/**
 * Reads the query of a preset.
 *
 * @throws Error if the query contains an unknown part, so that the build fails.
 */
function presetState(name: string, query: string): BrowserState {
  const {state, ignored} = readQuery(query);
  const [first] = ignored;
  if (first !== undefined) {
    throw new Error(
      `SpellBrowser: found ${first.key}="${first.value}" in the preset "${name}", expected a value that the spell browser can filter by.`,
    );
  }
  return state;
}

/** The presets of a page, each a link with its own query. */
export default function Presets(props: Props): ReactNode {
  const {presets, state, onChoose} = props;
  const label = translate({
    id: 'site.spellBrowser.presets',
    message: 'Quick filters',
    description: 'Name of the row of ready choices above a list of spells',
  });
  const now = writeQuery(state);
  return (
    <nav className={styles.presets} aria-label={label}>
      {Object.entries(presets).map(([name, query]) => {
        const preset = presetState(name, query);
        const address = writeQuery(preset);
        return (
          <Link
            key={name}
            to={address}
            data-waits
            aria-current={address === now ? 'true' : undefined}
            onClick={(event) => {
              if (isPlainClick(event.nativeEvent)) {
                event.preventDefault();
                onChoose(preset);
              }
            }}>
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
