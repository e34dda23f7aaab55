import type { HostedAudience } from "@kinora/contracts/hosted/hosted-audience";
import type { Viewer } from "../account/viewer.ts";

/** Returns whether models of external services are offered to this person. */
export const offersHosted = (
  { everybody, named }: HostedAudience,
  viewer: Viewer | null,
): boolean => viewer !== null && (everybody || viewer.role === "owner" || named.has(viewer.id));
