/** The kinds of badges, named as boxes are. */
export const badgeKinds = ['tip', 'info', 'warning', 'danger'] as const;

export type BadgeKind = (typeof badgeKinds)[number];
