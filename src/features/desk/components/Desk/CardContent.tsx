import useBaseUrl from '@docusaurus/useBaseUrl';
import {lazy, Suspense, type ReactNode} from 'react';
import MapView from '../../../second-screen/components/Screen/MapView';
import type {Card} from '../../hooks/readCard';

const DocumentPage = lazy(
  () => import('../../../documents/components/DocumentPage'),
);

/** The assumed frame of a map in pixels. */
const FRAME = {width: 720, height: 450};

/** The view of a map in a query; undefined for all of the map. */
function readView(query: string) {
  const text = new URLSearchParams(query).get('at') ?? '';
  const [east = NaN, north = NaN, zoom = NaN] = text.split(',').map(Number);
  return [east, north, zoom].every(Number.isFinite)
    ? {east, north, zoom}
    : undefined;
}

/** The content of a card, with its title. */
export default function CardContent({
  title,
  ...card
}: Card & {readonly title: string}): ReactNode {
  const tiles = useBaseUrl('/maps/tiles/');
  switch (card.kind) {
    case 'part':
      return (
        // Of a page of this site, without its scripts, links and attributes.
        <div dangerouslySetInnerHTML={{__html: card.html}} />
      );
    case 'view': {
      const view = readView(card.query);
      const drawn = {marks: [], lines: [], rings: []};
      return (
        <MapView
          title={title}
          seen={{tiles, view, frame: FRAME, ...drawn}}
          sharp={FRAME.width}
        />
      );
    }
    case 'leaf':
      return (
        <Suspense>
          <DocumentPage file={card.file} page={card.page} title={title} />
        </Suspense>
      );
  }
}
