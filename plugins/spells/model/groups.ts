import type {SchoolName} from './schools';

type Placed = {readonly school: SchoolName; readonly level: number};

/** Records of the same school or level. */
export type Group<Key, Member> = {
  readonly key: Key;
  readonly members: readonly Member[];
};

function groupBy<Key, Member>(
  members: readonly Member[],
  keyOf: (member: Member) => Key,
): readonly Group<Key, Member>[] {
  const keys = new Set(members.map(keyOf));
  return [...keys].map((key) => ({
    key,
    members: members.filter((member) => keyOf(member) === key),
  }));
}

/** Groups records by school, in order of first appearance. */
export function bySchool<Member extends Placed>(
  members: readonly Member[],
): readonly Group<SchoolName, Member>[] {
  return groupBy(members, ({school}) => school);
}

/** Groups records by level, in ascending order. */
export function byLevel<Member extends Placed>(
  members: readonly Member[],
): readonly Group<number, Member>[] {
  return groupBy(members, ({level}) => level).toSorted(
    (one, other) => one.key - other.key,
  );
}
