import {weightedQueue} from './weightedQueue';
import {placeSeeds} from '../layout/places';
import {territories} from '../layout/territories';
import type {Mesh} from './mesh';
import {layered} from './noise';
import {at, distance, type Point} from '../../../../scripts/drawing/vector';

const NOWHERE: Point = [0, 0];
const wander = layered('borders', {wave: 75, octaves: 2});

/** Returns the cost per mile of extending a territory, which is high at crests and water. */
function computeClaimCost(mesh: Mesh, from: number, to: number): number {
  const [x, y] = mesh.points[to] ?? NOWHERE;
  if (at(mesh.wet, to) === 1) {
    return at(mesh.wet, from) === 1 ? 30 : 60;
  }
  return 1 + 26 * Math.max(0, at(mesh.height, to) - 0.17) + 0.5 * wander(x, y);
}

/** Assigns a territory to each point of a mesh, on land and at sea. */
export function getClaims(mesh: Mesh): Int16Array {
  const cost = new Float64Array(mesh.points.length).fill(Infinity);
  const owner = new Int16Array(mesh.points.length).fill(-1);
  const queue = weightedQueue();
  territories.forEach(({id, at: points}, number) => {
    const seats = placeSeeds.filter(({territory}) => territory === id);
    for (const point of [...points, ...seats.map((seat) => seat.at)]) {
      const index = mesh.find(point);
      cost[index] = 0;
      owner[index] = number;
      queue.push([0, index]);
    }
  });
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [spent, from] = next;
    for (const to of spent > at(cost, from)
      ? []
      : (mesh.neighbors[from] ?? [])) {
      const miles = distance(
        mesh.points[from] ?? NOWHERE,
        mesh.points[to] ?? NOWHERE,
      );
      const total = spent + miles * computeClaimCost(mesh, from, to);
      if (total < at(cost, to)) {
        cost[to] = total;
        owner[to] = at(owner, from);
        queue.push([total, to]);
      }
    }
  }
  return owner;
}
