import type {Line} from './geometry';
import type {Atlas, Plan} from './journey';

/** The lines of a planned journey on the map. */
export function routeLines(
  plan: Plan,
  {places}: Pick<Atlas, 'places'>,
  lines: ReadonlyMap<string, Line>,
): readonly Line[] {
  return plan.ok
    ? plan.legs.flatMap(({from, to, stretches}) =>
        stretches.length > 0
          ? stretches.map(({id}) => lines.get(id) ?? [])
          : [
              [from, to].flatMap((id) => {
                const place = places.get(id);
                return place === undefined ? [] : [place.position];
              }),
            ],
      )
    : [];
}
