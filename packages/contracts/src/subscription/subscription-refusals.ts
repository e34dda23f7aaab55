/** Refusals about plans. */
export const subscriptionRefusals = {
  SUBSCRIPTION_NOT_FOUND: 404,
  /** { store }: the person holds a plan of this line there, and changes it there. */
  PLAN_HELD: 409,
  /** The plan can't be changed in this way now: it is not running, or the plan is the same. */
  /** { until }: it was extended; another plan can be chosen when it is paid again. */
  PLAN_EXTENDED: 409,
  PLAN_UNCHANGED: 409,
  /** Another change of the plan is under way. */
  PLAN_CHANGING: 409,
  /** { store }: only its owner can change it, at the store where it was bought. */
  MANAGED_AT_STORE: 409,
} as const;
