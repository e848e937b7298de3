import {fingersBreadth} from './ofFingersBreadth';
import {laterDoors} from './ofLaterDoors';
import {nineDoors} from './ofNineDoors';
import {walkHome} from './ofWalkHome';
import type {View} from './view';

/** Scenes of Return of the Gate Watcher, by session. */
export const gatewatcherViews: readonly View[] = [
  ...fingersBreadth,
  ...nineDoors,
  ...laterDoors,
  ...walkHome,
];
