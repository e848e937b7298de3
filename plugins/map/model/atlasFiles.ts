/** The files of the map and the planner, by their addresses below the base path. */
export const atlasFiles = {
  places: '/maps/data/places.csv',
  speeds: '/world-info/travel-speeds.csv',
  present: '/world-info/present.csv',
  roads: '/maps/data/roads.geojson',
  seaRoutes: '/maps/data/sea-routes.geojson',
  waterways: '/maps/data/waterways.geojson',
  territories: '/maps/data/territories.geojson',
} as const;
