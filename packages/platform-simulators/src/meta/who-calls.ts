import type { PlatformCall } from "../serving/platform-call.ts";
import { INSTAGRAM_PEOPLE, type MetaWorld } from "./meta-world.ts";

/** Whose token a call has. */
export type GraphCaller =
  | { readonly kind: "person"; readonly personId: string }
  | { readonly kind: "page"; readonly personId: string; readonly pageId: string }
  | { readonly kind: "instagram"; readonly personId: string; readonly accountId: string };

/** Returns a call's token: of its header, of either kind, or of its query. */
export const tokenOf = ({ headers, url }: Pick<PlatformCall, "headers" | "url">): string =>
  /^(?:Bearer|OAuth) (.+)$/i.exec(headers.authorization ?? "")?.[1] ??
  url.searchParams.get("access_token") ??
  "";

/** Returns whose token it is; null when it is dead or unknown. */
export function whoCalls(world: MetaWorld, token: string): GraphCaller | null {
  const page = world.pageGrants.ofAccess(token);
  if (page) return { kind: "page", personId: page.personId, pageId: page.scope };
  const person = world.grants.ofAccess(token);
  if (person) return { kind: "person", personId: person.personId };
  const grant = world.instagramGrants.ofAccess(token);
  if (!grant) return null;
  const accountId = INSTAGRAM_PEOPLE[grant.personId]?.id ?? "";
  return { kind: "instagram", personId: grant.personId, accountId };
}

/** A call as a route of the Graph API sees it. */
export interface GraphCall {
  readonly call: PlatformCall;
  readonly caller: GraphCaller;
  readonly node: string;
  readonly edge: string;
}
