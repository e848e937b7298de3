import type {ReactNode} from 'react';
import type {Block} from '../../lib/card';

function BlockTable({head, rows}: Extract<Block, {kind: 'table'}>): ReactNode {
  return (
    <div className="deskTable">
      <table>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CardBlock({block}: {readonly block: Block}): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'heading':
      return (
        <p>
          <strong>{block.text}</strong>
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="deskFacts">
          {block.facts.map(([name, value], index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <BlockTable {...block} />;
    case 'picture':
      return <img src={block.src} alt={block.alt} loading="lazy" />;
  }
}

/** What a card shows of its page; its parts have no names, and never change places. */
export default function CardBlocks({
  blocks,
}: {
  readonly blocks: readonly Block[];
}): ReactNode {
  return blocks.map((block, index) => <CardBlock key={index} block={block} />);
}
