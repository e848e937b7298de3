import {translate} from '@docusaurus/Translate';
import {map} from '../../../../world/map';
import {
  memo,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {useKeptSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {useSeenMap} from '../../../../src/shared/client/useSeenMap';
import {useElementFullscreen} from '../../../../src/shared/client/useElementFullscreen';
import type {JourneyRequest} from '../../model/journey';
import {markChosen} from '../../model/markChosen';
import type {MapState} from '../../model/mapState';
import {placeKinds, type Place} from '../../model/places';
import type {AtlasData} from '../JourneyPlanner/atlasData';
import {
  useMapState,
  type MapStateInAddress,
} from '../JourneyPlanner/useMapState';
import Chosen, {type ChosenThing} from './Chosen';
import type {DrawnMap} from './drawMap';
import Finder from './Finder';
import Layers from './Layers';
import Picture from './Picture';
import css from './map.lazy.css';
import Planner from './Planner';
import styles from './styles.module.css';
import {useDrawnMap, type MapEvent, type Steering} from './useDrawnMap';

type Shown = MapStateInAddress & {readonly data: AtlasData};

function toChosen({id, name, page}: Place): ChosenThing {
  return {name, page, place: id};
}

/** Applies the layers of the address to the map. */
function useShown(steering: Steering, ref: RefObject<HTMLElement | null>) {
  const drawn = useDrawnMap(ref, steering);
  const shown = steering.state.layers.join(',');
  useEffect(() => {
    const kinds = shown.split(',');
    drawn?.showLayers(placeKinds.filter((kind) => kinds.includes(kind)));
  }, [drawn, shown]);
  return drawn;
}

/** Returns a function that brings a place into view and keeps its pin; it is the same on every render. */
function useFlight(drawn: DrawnMap | undefined): (to: Place) => void {
  const [flight, setFlight] = useState<{readonly to: Place}>();
  useEffect(() => {
    if (flight !== undefined) {
      drawn?.keep(flight.to.id);
      drawn?.flyTo(flight.to.position);
    }
  }, [drawn, flight]);
  return useCallback((to) => {
    setFlight({to});
  }, []);
}

function FullscreenToggle(props: {
  readonly frame: RefObject<HTMLElement | null>;
}): ReactNode {
  const {supported, active, toggle} = useElementFullscreen(props.frame);
  return (
    supported && (
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-pressed={active}
        onClick={toggle}>
        {translate({
          id: 'site.worldMap.fullscreen',
          message: 'Full screen',
          description: 'Button that lets the map fill the screen',
        })}
      </button>
    )
  );
}

/** Resolves the feature that was clicked on the map. */
function findChosen(event: Exclude<MapEvent, {what: 'moved'}>): ChosenThing {
  return event.what === 'place'
    ? toChosen(event.place)
    : {name: event.area.name, page: event.area.page, place: undefined};
}

type SideProps = {
  readonly places: readonly Place[];
  readonly choose: (place: Place) => void;
};

/** The list beside the map. Changes of the view do not render it again. */
const Side = memo(function Side(props: SideProps): ReactNode {
  return (
    <div
      className={styles.panel}
      role="region"
      aria-label={placesName()}
      tabIndex={0}>
      <Finder {...props} />
    </div>
  );
});

function Atlas({data, state, ignored, change}: Shown): ReactNode {
  useKeptSheet(css);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ChosenThing>();
  const onEvent = (event: MapEvent): void => {
    if (event.what === 'moved') {
      change({...state, view: event.view}, 'map');
    } else {
      setChosen(findChosen(event));
    }
  };
  const drawn = useShown({data, state, onEvent}, stage);
  useSeenMap(stage, () => ({
    view: state.view,
    ...markChosen(data.places, chosen?.place),
  }));
  const fly = useFlight(drawn);
  const choose = useCallback(
    (place: Place): void => {
      setChosen(toChosen(place));
      fly(place);
    },
    [fly],
  );
  const travel = (journey: JourneyRequest): void => {
    change({...state, journey});
  };
  const show = (layers: MapState['layers']): void => {
    change({...state, layers});
  };
  return (
    <>
      <div className={styles.paper}>
        <Picture />
      </div>
      <div ref={frame} className={styles.frame}>
        <div
          ref={stage}
          className={styles.stage}
          role="region"
          aria-label={map.title}
          tabIndex={0}
          data-live
        />
        <Side places={data.places} choose={choose} />
        <div className={styles.bar} data-live>
          {chosen && <Chosen {...{chosen, travel}} journey={state.journey} />}
          <FullscreenToggle frame={frame} />
        </div>
      </div>
      <Layers places={data.places} shown={state.layers} show={show} />
      <Planner {...{data, state, ignored, change, drawn}} />
    </>
  );
}

function placesName(): string {
  return translate({
    id: 'site.worldMap.places',
    message: 'Places on the map',
    description: 'Name of the list beside the map',
  });
}

/** The interactive map. */
export default function Live({data}: {readonly data: AtlasData}): ReactNode {
  return <Atlas {...useMapState(data)} data={data} />;
}
