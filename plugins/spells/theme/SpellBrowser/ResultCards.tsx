import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {spellSheets} from '../../../../world/catalogue';
import Card from './Card';
import type {ViewProps} from './Results';
import Star from './Star';

export default function ResultCards(props: ViewProps): ReactNode {
  const {state, rows, book} = props;
  return (
    <div className="spellCards">
      {rows.map((row) => {
        const {entry} = row;
        return (
          <Card
            key={entry.anchor}
            row={row}
            casterLevel={state.casterLevel}
            star={
              <Star
                entry={entry}
                isIn={book.anchors.has(entry.anchor)}
                turn={book.turn}
              />
            }
            name={
              <Heading as="h3">
                <Link to={`${spellSheets.page}#${entry.anchor}`}>
                  {entry.title}
                </Link>
              </Heading>
            }
          />
        );
      })}
    </div>
  );
}
