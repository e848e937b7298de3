import {getClaims} from './claims';
import {listRivers, type River} from './hydrology';
import {layMesh, type Mesh} from './mesh';
import {layered} from './noise';
import {siteAll, type SitedPlace} from './siting';
import {layWaterways} from './waterways';
import {layGalleries, layRoads, laySeaRoutes, type Way} from './ways';

/** The complete data of the world, before any map is drawn. */
export type World = {
  readonly mesh: Mesh;
  /** The number of the territory at each point of the mesh. */
  readonly claims: Int16Array;
  readonly places: readonly SitedPlace[];
  readonly rivers: readonly River[];
  readonly roads: readonly Way[];
  readonly seaRoutes: readonly Way[];
  /** Navigable rivers, in downstream order from landing to landing. */
  readonly waterways: readonly Way[];
};

/** Average distance between mesh points in miles. */
const STEP = 9;

const rain = layered('rain', {wave: 240, octaves: 3});

/** Generates the world, always the same. */
export function makeWorld(): World {
  const mesh = layMesh(STEP);
  const places = siteAll(mesh);
  const rivers = listRivers(mesh, ([x, y]) => 0.6 + 0.35 * rain(x, y));
  return {
    mesh,
    places,
    claims: getClaims(mesh),
    rivers,
    roads: [...layRoads(mesh, places), ...layGalleries(places)],
    seaRoutes: laySeaRoutes(mesh, places),
    waterways: layWaterways(rivers, places),
  };
}
