/**
 * How a service failed by itself, whatever was asked of it: no connection, no answer to an order, it could not make what
 * it took, nothing came until nobody waited any more, what is paid there, who we are to it.
 */
export const SERVICE_FAULTS = [
  "unreachable",
  "unanswered",
  "failed",
  "late",
  "quota",
  "auth",
] as const;
export type ServiceFault = (typeof SERVICE_FAULTS)[number];
