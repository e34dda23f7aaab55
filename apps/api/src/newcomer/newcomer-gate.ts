import type { CreationAction } from "@kinora/contracts/creation/creation-action";
import type { Route } from "@kinora/contracts/http/route";
import type { NewcomerLimit } from "@kinora/contracts/newcomer/newcomer-limits";
import { routes } from "@kinora/contracts/routes";
import type { People } from "@kinora/domain/account/account-ports";
import type { Signed } from "@kinora/domain/account/signed";
import {
  isNewcomer,
  type NewcomerUses,
  withinAllowance,
} from "@kinora/domain/newcomer/newcomer-use";
import type { FastifyRequest } from "fastify";

export interface NewcomerRequest {
  readonly person: Signed | null;
  /** Network of the request; null for this machine. */
  readonly network: string | null;
  /** Distinguishes a repetition of this request from a new one. */
  readonly key: string | null;
}

export interface NewcomerPorts {
  /** False in load tests and where all accounts are demo accounts. */
  readonly limited: boolean;
  readonly people: Pick<People, "find">;
  readonly uses: NewcomerUses;
  readonly hashNetwork: (network: string) => string;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Runs the work within the daily allowance of new accounts. */
export type WithinAllowance = <T>(
  what: NewcomerLimit,
  request: NewcomerRequest,
  work: () => Promise<T>,
) => Promise<T>;

/** Maximum users cached as no longer new. */
const REMEMBERED = 10_000;

/** Enforces the allowance of new accounts. Staff are never new. Throws Refusal NEWCOMER_LIMIT. */
export function newcomerAllowance(ports: NewcomerPorts): WithinAllowance {
  const settled = new Set<string>();
  const isNew = async ({ userId, role }: Signed): Promise<boolean> => {
    if (role !== "user" || settled.has(userId)) return false;
    const person = await ports.people.find(userId);
    if (person && isNewcomer(person.createdAt, ports.now())) return true;
    if (settled.size >= REMEMBERED) settled.clear();
    settled.add(userId);
    return false;
  };
  return async (what, { person, network, key }, work) => {
    if (!ports.limited || person === null || !(await isNew(person))) return work();
    const use = {
      ...{ what, userId: person.userId, key: key ?? ports.newId() },
      network: network === null ? null : ports.hashNetwork(network),
      // Only sign-ups are counted by installation.
      installation: null,
    };
    return withinAllowance(ports, { use, now: ports.now() }, work);
  };
}

const ORDERS: ReadonlySet<Route> = new Set<Route>([
  ...[routes.createCreation, routes.createStory, routes.workOnStory, routes.renderStory],
]);

const REPORTS: ReadonlySet<Route> = new Set<Route>([
  ...[routes.reportCreation, routes.reportPerson, routes.reportBoard],
]);

/**
 * Returns the limit that a route counts towards; null when it counts towards none with this body.
 */
export function limitOfRoute(route: Route, body: unknown): NewcomerLimit | null {
  if (ORDERS.has(route)) return "orders";
  if (REPORTS.has(route)) return "reports";
  if (route !== routes.actOnCreation) return null;
  return (body as Pick<CreationAction, "action">).action === "retry" ? "orders" : null;
}

/**
 * Returns what distinguishes a repetition from a new request: the path and the idempotency key, on
 * routes that use one.
 */
export function keyOfUse(
  { idempotent }: Route,
  { headers, url }: Pick<FastifyRequest, "headers" | "url">,
): string | null {
  const key = headers["idempotency-key"];
  return idempotent && typeof key === "string" ? `${url.split("?")[0]} ${key}` : null;
}
