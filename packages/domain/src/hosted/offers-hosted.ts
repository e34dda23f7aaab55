import type { HostedAudience } from "@kinora/contracts/hosted/hosted-audience";
import type { Viewer } from "../account/viewer.ts";

/** Returns whether models of external services are offered to this person. */
export const offersHosted = ({ named }: HostedAudience, viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.role === "owner" || named.has(viewer.id));
