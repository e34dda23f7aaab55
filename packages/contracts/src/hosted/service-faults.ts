/**
 * Failures of a service itself, independent of the order: no connection, no answer to an order, a
 * result it could not make, a result that came too late, a payment problem there, rejected
 * credentials.
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
