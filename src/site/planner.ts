/** The page with the planner of journeys, and where on it the planner stands. */
export const planner = {
  page: '/prime-almanac/common-travel-distances.html',
  anchor: 'plan-a-journey',
} as const;
