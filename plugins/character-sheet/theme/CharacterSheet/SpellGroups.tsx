import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import type {SpellGroup, SpellRow} from '../../model/sheetView';

type Props = {
  readonly groups: readonly SpellGroup[];
  /** Pays the cost of a spell or power. */
  readonly use: (name: string) => void;
};

type RowProps = Pick<Props, 'use'> & {readonly row: SpellRow};

function Row({row, use}: RowProps): ReactNode {
  const {name, facts, text, refusal, hasPrice} = row;
  return (
    <li className="sheetSpell">
      <details>
        <summary>
          <span>
            <strong>{name}</strong>
            <small>{facts}</small>
            {refusal !== undefined && (
              <small className="sheetRefusal">{refusal}</small>
            )}
          </span>
        </summary>
        <p>{text}</p>
      </details>
      {hasPrice && (
        <Button
          aria-label={translate(
            {
              id: 'site.sheet.spell.use.label',
              message: 'Use {name}',
              description: 'Pays the cost of a spell or power',
            },
            {name},
          )}
          disabled={refusal !== undefined}
          onClick={() => {
            use(name);
          }}>
          <Translate
            id="site.sheet.spell.use"
            description="Pays the cost of a spell or power">
            Use
          </Translate>
        </Button>
      )}
    </li>
  );
}

/** The spells of a character by level with their cost, and its powers. */
export default function SpellGroups({groups, use}: Props): ReactNode {
  return groups.map(({title, rows}) => (
    <section key={title} aria-label={title}>
      <Heading as="h3" className="sheetGroup">
        {title}
      </Heading>
      <ul className="sheetSpells">
        {rows.map((row) => (
          <Row key={row.name} row={row} use={use} />
        ))}
      </ul>
    </section>
  ));
}
