import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {nearest} from '../../../../src/shared/model/nearest';
import {FACETS, FACET_IDS} from '../../model/browser/facets';
import type {Ignored} from '../../model/browser/query';

/** Suggests the value that the reader may have meant. */
function meant({key, value}: Ignored): string | undefined {
  const facet = FACET_IDS.find((id) => id === key);
  return (
    facet &&
    nearest(
      value.replace(/^!/, ''),
      FACETS[facet].map(({id}) => id),
    )
  );
}

type Props = {readonly ignored: readonly Ignored[]};

/** Lists the parts of the query that were ignored. */
export default function IgnoredNote({ignored}: Props): ReactNode {
  return (
    <div className="alert alert--info spellNote">
      <p>
        <Translate
          id="site.spellBrowser.ignored"
          description="Before the parts of an address that mean nothing">
          Some filters in this link were not recognized and are ignored:
        </Translate>
      </p>
      <ul>
        {ignored.map((each) => {
          const close = meant(each);
          return (
            <li key={`${each.key}=${each.value}`}>
              <code>{`${each.key}=${each.value}`}</code>
              {close !== undefined && (
                <>
                  {' '}
                  <Translate
                    id="site.spellBrowser.meant"
                    description="Shown after an unknown part of an address: a suggestion"
                    values={{close: <code>{close}</code>}}>
                    {'(did you mean {close}?)'}
                  </Translate>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
