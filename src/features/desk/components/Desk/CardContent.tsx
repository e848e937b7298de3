import {lazy, Suspense, type ReactNode} from 'react';
import type {Card} from '../../hooks/readCard';

const DocumentPage = lazy(
  () => import('../../../documents/components/DocumentPage'),
);

/** Shows the part of a map that was in view. */
function MapView({src, alt, crop}: Extract<Card, {kind: 'view'}>): ReactNode {
  const [x, y] = crop.offset;
  return (
    <div className="deskView" style={{aspectRatio: crop.ratio}}>
      <img
        src={src}
        alt={alt}
        loading="lazy"
        style={{inlineSize: `${crop.scale * 100}%`, translate: `${x}% ${y}%`}}
      />
    </div>
  );
}

/** The content of a card, with its title. */
export default function CardContent({
  title,
  ...card
}: Card & {readonly title: string}): ReactNode {
  switch (card.kind) {
    case 'part':
      return (
        // Of a page of this site, without its scripts, links and attributes.
        <div dangerouslySetInnerHTML={{__html: card.html}} />
      );
    case 'view':
      return <MapView {...card} />;
    case 'leaf':
      return (
        <Suspense>
          <DocumentPage file={card.file} page={card.page} title={title} />
        </Suspense>
      );
  }
}
