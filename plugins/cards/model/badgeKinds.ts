/** The kinds of badges, which have the names of boxes. */
export const badgeKinds = ['tip', 'info', 'warning', 'danger'] as const;

export type BadgeKind = (typeof badgeKinds)[number];
