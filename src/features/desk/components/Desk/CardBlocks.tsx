import {lazy, Suspense, type ReactNode} from 'react';
import type {Block} from '../../lib/card';
import {offsetCrop} from '../../lib/mapCrop';

const DocumentPage = lazy(
  () => import('../../../documents/components/DocumentPage'),
);

/** Shows the part of a map that was in view. */
function MapView({src, alt, crop}: Extract<Block, {kind: 'view'}>): ReactNode {
  const [x, y] = offsetCrop(crop);
  return (
    <div className="deskView" style={{aspectRatio: crop.ratio}}>
      <img
        src={src}
        alt={alt}
        loading="lazy"
        style={{
          inlineSize: `${crop.scale * 100}%`,
          translate: `${x}% ${y}%`,
        }}
      />
    </div>
  );
}

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

type LeafProps = Extract<Block, {kind: 'leaf'}> & {readonly title: string};

function Leaf({file, page, title}: LeafProps): ReactNode {
  return (
    <Suspense>
      <DocumentPage {...{file, page, title}} />
    </Suspense>
  );
}

function List({items}: Extract<Block, {kind: 'list'}>): ReactNode {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

function Facts({facts}: Extract<Block, {kind: 'facts'}>): ReactNode {
  return (
    <dl className="deskFacts">
      {facts.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type BlockProps = {
  readonly block: Block;
  /** The title of the card. */
  readonly title: string;
};

/** Blocks that consist of text. */
type Words = Exclude<Block, {kind: 'picture' | 'view' | 'leaf'}>;

function WordBlock({block}: {readonly block: Words}): ReactNode {
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
      return <List {...block} />;
    case 'facts':
      return <Facts {...block} />;
    case 'table':
      return <BlockTable {...block} />;
  }
}

function CardBlock({block, title}: BlockProps): ReactNode {
  if (block.kind === 'picture') {
    return <img src={block.src} alt={block.alt} loading="lazy" />;
  }
  if (block.kind === 'view') {
    return <MapView {...block} />;
  }
  return block.kind === 'leaf' ? (
    <Leaf {...block} title={title} />
  ) : (
    <WordBlock block={block} />
  );
}

/** The content of a card; its blocks have no keys, because their order never changes. */
export default function CardBlocks({
  blocks,
  title,
}: Pick<BlockProps, 'title'> & {
  readonly blocks: readonly Block[];
}): ReactNode {
  return blocks.map((block, index) => (
    <CardBlock key={index} block={block} title={title} />
  ));
}
