import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {planRoutes, type RoutePlan} from './routePlan';

/** The files in which Docusaurus writes down what pages there are. */
export const written = {
  routes: 'routes.js',
  registry: 'registry.js',
  names: 'routesChunkNames.json',
} as const;

/**
 * Reads what pages there are from the folder of generated files, and plans which are named where.
 *
 * @throws Error where a file is not as Docusaurus writes it.
 */
export function readPlan(folder: string): RoutePlan {
  const read = (name: string): string =>
    readFileSync(join(folder, name), 'utf8');
  return planRoutes({
    routes: read(written.routes),
    registry: read(written.registry),
    names: read(written.names),
  });
}
