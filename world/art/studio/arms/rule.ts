import {listTinctures, type Arms, type Charge, type Layer} from './armsTypes';
import {tinctures, type Tincture} from './tinctures';

/** Whether a tincture may lie on a ground; on a ground of metal and color, any may. */
function mayLie(tincture: Tincture, ground: readonly Tincture[]): boolean {
  const kinds = new Set(ground.map((each) => tinctures[each].kind));
  return kinds.size > 1 || !kinds.has(tinctures[tincture].kind);
}

function breach(
  what: string,
  tincture: Tincture,
  ground: readonly Tincture[],
): readonly string[] {
  return mayLie(tincture, ground)
    ? []
    : [`${what} ${tincture} on ${ground.join(' and ')}`];
}

function chargeFaults(
  {charge, tincture, on}: Charge,
  ground: readonly Tincture[],
): readonly string[] {
  if (tincture === 'counterchanged') {
    return ground.length > 1 && !mayLie(ground[0] ?? 'or', ground.slice(1))
      ? [`${charge} counterchanged on ${ground.join(' and ')}`]
      : [];
  }
  return [
    ...breach(charge, tincture, ground),
    ...(on ? breach(on.charge, on.tincture, [tincture]) : []),
  ];
}

function layerFaults(
  layer: Layer,
  ground: readonly Tincture[],
): readonly string[] {
  if ('charge' in layer) {
    return chargeFaults(layer, ground);
  }
  return [
    ...breach(layer.ordinary, layer.tincture, ground),
    ...(layer.on ? chargeFaults(layer.on, [layer.tincture]) : []),
  ];
}

/** Lists violations of the rule of tincture: metal on metal, or color on color. */
export function tinctureFaults({field, layers}: Arms): readonly string[] {
  const ground = listTinctures(field);
  return layers.flatMap((layer) => layerFaults(layer, ground));
}
